import { words } from '#i18n/words.ts';
import messages from './messages/fr.json';

/** Generic wording of the interface (NAV-08): yes, no, cancel, close, confirm, save… */
export const generic = words(messages);
