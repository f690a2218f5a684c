import { words } from '#i18n/words.ts';
import messages from '../messages/route-rules.fr.json';

export const t = words(messages);
