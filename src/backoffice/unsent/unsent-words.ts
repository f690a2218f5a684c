import { words } from '#i18n/words.ts';
import messages from '../messages/unsent.fr.json';

export const t = words(messages);
