import { words } from '#i18n/words.ts';
import messages from '../messages/settings.fr.json';

export const t = words(messages);
