import { words } from '#i18n/words.ts';
import messages from '../messages/reviews.fr.json';

export const t = words(messages);
