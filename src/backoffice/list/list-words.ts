import { words } from '#i18n/words.ts';
import messages from '../messages/list.fr.json';

export const t = words(messages);
