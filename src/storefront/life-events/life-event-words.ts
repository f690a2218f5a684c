import { words } from '#i18n/words.ts';
import messages from '../messages/life-events.fr.json';

export const t = words(messages);
