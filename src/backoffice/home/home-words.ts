import { words } from '#i18n/words.ts';
import messages from '../messages/home.fr.json';

export const t = words(messages);
