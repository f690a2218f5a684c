import { createHash } from 'node:crypto';

/** Always the same number below `below` for the same words. */
export const chosen = (below: number, ...words: (string | number)[]): number =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) % below;

/** One of a list that has some, always the same for the same words. */
export const oneOf = <T>(list: readonly T[], ...words: (string | number)[]): T =>
  list[chosen(list.length, ...words)] as T;

/** A name as the part of an address before the @ spells it. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{ASCII}]|[^\w]/gu, '')
    .toLowerCase();
