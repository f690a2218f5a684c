import { OF_ONE } from './language.ts';
import type { Messages } from './words.ts';

type Dictionary = Record<string, string>;

/**
 * The texts of another language by the French ones, from the messages of both. By text and not by
 * key: a browser that reads French then carries nothing of it. Two French texts that are the same
 * are one, so messages of one word are worded for all their places; only one and several of a thing
 * are kept apart, because French has the same word for both more often (`1 mois`, `2 mois`).
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
