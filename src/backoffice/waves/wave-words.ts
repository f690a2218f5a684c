import { words } from '#i18n/words.ts';
import messages from '../messages/waves.fr.json';

export const t = words(messages);
