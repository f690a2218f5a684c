import { words } from '#i18n/words.ts';
import messages from '../messages/messages-box.fr.json';

export const t = words(messages);
