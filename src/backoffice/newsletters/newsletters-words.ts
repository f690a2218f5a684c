import { words } from '#i18n/words.ts';
import messages from '../messages/newsletters.fr.json';

export const t = words(messages);
