import { typesetText } from '../../seeds/typeset.ts';

/** A document with its texts translated; a text without translation is unchanged. */
export function inWords<T>(document: T, words: Readonly<Record<string, string>>): T {
  const existing = new Map(
    Object.entries(words).map(([french, other]) => [typesetText(french), other]),
  );
  const say = (part: unknown): unknown => {
    if (typeof part === 'string') return existing.get(part) ?? part;
    if (Array.isArray(part)) return part.map(say);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inside]) => [key, say(inside)]));
  };
  return say(document) as T;
}
