import { words } from '#i18n/words.ts';
import messages from '../messages/book-lines.fr.json';

export const t = words(messages);
