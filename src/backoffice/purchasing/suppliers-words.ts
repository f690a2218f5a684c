import { words } from '#i18n/words.ts';
import messages from '../messages/purchasing.fr.json';

const { title } = messages.suppliers;

/** Messages of the supplier list: those of purchases, with another title. */
export const t = words({ ...messages, title });
