import { createHash } from 'node:crypto';

/** A deterministic number from 0 to `below` - 1, derived from the words. */
export const chosen = (below: number, ...words: (string | number)[]): number =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) % below;

/** An element of a non-empty list, derived deterministically from the words. */
export const oneOf = <T>(list: readonly T[], ...words: (string | number)[]): T =>
  list[chosen(list.length, ...words)] as T;

/** A name spelled for the local part of an e-mail address. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{ASCII}]|[^\w]/gu, '')
    .toLowerCase();
