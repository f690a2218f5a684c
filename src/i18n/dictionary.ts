import { OF_ONE } from './language.ts';
import type { Messages } from './words.ts';

type Dictionary = Record<string, string>;

/**
 * The texts of another language by the French texts, from the messages of both. The key is the
 * text, so that a browser that reads French downloads nothing of it. Equal French texts share one
 * translation. Only singular and plural are separate, because French often has the same word for
 * both (`1 mois`, `2 mois`).
 */
export function dictionaryOf(french: Messages, other: Messages): Dictionary {
  const found: Dictionary = {};
  for (const [key, text] of Object.entries(other)) {
    const source = french[key];
    if (typeof text === 'string' && typeof source === 'string') {
      const isSame = key.endsWith('_one') && source === french[key.replace(/one$/, 'other')];
      found[isSame ? source + OF_ONE : source] = text;
    }
    if (typeof text === 'object' && typeof source === 'object')
      Object.assign(found, dictionaryOf(source, text));
  }
  return found;
}
