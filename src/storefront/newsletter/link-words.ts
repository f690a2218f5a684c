import { words } from '#i18n/words.ts';
import messages from '../messages/newsletter-links.fr.json';

/** Words of the pages of the letter; those of its form travel with every page. */
export const linkWords = words(messages);
