/** Where this shop shows pictures people sent. */
export const OWN_ENDPOINT = '/images';

/** The pictures people may send. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const MEGABYTE = 1024 * 1024;
/** Largest picture that is taken, in bytes. */
export const LARGEST_IMAGE = 10 * MEGABYTE;
/** Largest upload with its other fields. */
export const LARGEST_UPLOAD = 15 * MEGABYTE;

const has = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((value, index) => bytes[at + index] === value);
const says = (bytes: Uint8Array, at: number, text: string) =>
  has(bytes, at, ...[...text].map((character) => character.charCodeAt(0)));

/**
 * What a file is by its first bytes, whatever its name says; null when it is no picture we take.
 * A drawing that could load or run something (SVG, PDF) never is: what begins as AVIF begins with the
 * zero byte of a short first box, which no text has.
 */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  if (has(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (has(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)) return 'png';
  if (says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP')) return 'webp';
  if (
    has(bytes, 0, 0) &&
    says(bytes, 4, 'ftyp') &&
    (says(bytes, 8, 'avif') || says(bytes, 8, 'avis'))
  )
    return 'avif';
  if (says(bytes, 0, 'GIF8')) return 'gif';
  return null;
}
