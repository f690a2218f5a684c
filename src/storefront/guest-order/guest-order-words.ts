import { words } from '#i18n/words.ts';
import messages from '../messages/guest-order.fr.json';

export const t = words(messages);
