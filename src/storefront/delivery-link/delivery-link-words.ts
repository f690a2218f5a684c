import { words } from '#i18n/words.ts';
import messages from '../messages/delivery-link.fr.json';

export const t = words(messages);
