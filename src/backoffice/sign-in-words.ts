import { words } from '#i18n/words.ts';
import messages from './messages/sign-in.fr.json';

export const t = words(messages);
