export interface CutAddress {
  street: string;
  /** The part of the street that exceeds one line, followed by the second address line. */
  more: string;
}

/** Splits an address into lines of at most `most` characters at word boundaries; only text beyond two lines is lost. */
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

/** Collapses spaces and replaces typographic apostrophes and dashes, because carriers print Latin 1. */
export const plain = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'OE')
    .replace(/\s+/g, ' ')
    .trim();

/** Phone number in the carriers' format: digits and a leading plus; undefined without one. */
export const plainPhone = (phone: string | null): string | undefined =>
  phone?.replace(/[^+\d]/g, '') || undefined;
