import { words } from '#i18n/words.ts';
import messages from './messages/fr.json' with { type: 'json' };

/** French messages of the provider's pages. */
export const t = words(messages);
