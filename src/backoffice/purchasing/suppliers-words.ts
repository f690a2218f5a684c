import { words } from '#i18n/words.ts';
import messages from '../messages/purchasing.fr.json';

const { title } = messages.suppliers;

/** The words of the list of suppliers: those of purchases, under a title of their own. */
export const t = words({ ...messages, title });
