import { words } from '#i18n/words.ts';
import messages from '../messages/payment-link.fr.json';

export const t = words(messages);
