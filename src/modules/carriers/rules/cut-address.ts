export interface CutAddress {
  street: string;
  /** What does not fit on the line of the street, and what was written under it. */
  more: string;
}

/** The lines of an address as a carrier takes them, `most` letters each: cut between words, nothing is lost but what exceeds two. */
export function cutAddress(street: string, street2: string | null, most: number): CutAddress {
  const words = plain(street).split(' ');
  let first = '';
  while (words[0] !== undefined && `${first} ${words[0]}`.trim().length <= most)
    first = `${first} ${words.shift()}`.trim();
  const rest = [...words, plain(street2 ?? '')].join(' ').trim();
  return {
    street: first || plain(street).slice(0, most),
    more: (first ? rest : plain(street2 ?? '')).slice(0, most).trim(),
  };
}

/** Blanks once, no apostrophes or dashes of typesetting: carriers print Latin 1. */
export const plain = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'OE')
    .replace(/\s+/g, ' ')
    .trim();

/** A telephone as carriers take it: digits and a leading plus; undefined without one. */
export const plainPhone = (phone: string | null): string | undefined =>
  phone?.replace(/[^+\d]/g, '') || undefined;
