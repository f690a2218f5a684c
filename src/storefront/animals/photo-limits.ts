import { LARGEST_IMAGE } from '#modules/media/rules/index.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The `accept` attribute of the file input (PET-19). */
export const ACCEPTED_PHOTOS = TYPES.join(',');
export const PHOTO_MEGABYTES = LARGEST_IMAGE / 1024 / 1024;

/** What the image host would refuse of a file, as a code; null when it may be sent. */
export function photoProblem({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (!TYPES.includes(type)) return 'file.unsupported_type';
  return size > LARGEST_IMAGE ? 'file.too_large' : null;
}
