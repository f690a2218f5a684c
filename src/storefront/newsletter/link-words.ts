import { words } from '#i18n/words.ts';
import messages from '../messages/newsletter-links.fr.json';

/** Texts of the newsletter pages; those of its form are downloaded with every page. */
export const linkWords = words(messages);
