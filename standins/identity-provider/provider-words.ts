import { words } from '#i18n/words.ts';
import messages from './messages/fr.json' with { type: 'json' };

/** French words of the provider's own pages. */
export const t = words(messages);
