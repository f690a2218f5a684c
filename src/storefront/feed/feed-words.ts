import { words } from '#i18n/words.ts';
import messages from '../messages/feed.fr.json';

export const t = words(messages);
