import { words } from '#i18n/words.ts';
import messages from '../messages/fr.json';

export const t = words(messages);
