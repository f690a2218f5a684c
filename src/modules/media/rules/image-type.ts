/** Base path of pictures uploaded to this shop. */
export const OWN_ENDPOINT = '/images';

/** Accepted formats of uploaded pictures. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const MEGABYTE = 1024 * 1024;
/** Maximum size of a picture in bytes. */
export const LARGEST_IMAGE = 10 * MEGABYTE;
/** Maximum size of an upload request with its other fields. */
export const LARGEST_UPLOAD = 15 * MEGABYTE;

const has = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((value, index) => bytes[at + index] === value);
const says = (bytes: Uint8Array, at: number, text: string) =>
  has(bytes, at, ...Array.from(text, (character) => character.charCodeAt(0)));

/**
 * Format of a file from its first bytes, whatever its name; null when it is no accepted picture.
 * Never a drawing that could load or run something (SVG, PDF): an AVIF signature starts with a zero
 * byte, which no text contains.
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
