import { words } from '#i18n/words.ts';
import messages from '../messages/guide.fr.json';

export const t = words(messages);

const VOWEL = /^[aeiouàâäéèêëîïôöùûüœ]/i;

/** « de Moka », « d’Isis ». */
export const ofName = (name: string): string => t(VOWEL.test(name) ? 'ofVowel' : 'of', { name });
