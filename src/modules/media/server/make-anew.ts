import sharp from 'sharp';
import { type ImageFormat, WIDEST } from '../rules/index.ts';

/** 50 megapixels: more than any phone takes, little enough for the memory (protects against pixel bombs). */
export const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 15;

/** Format names of the decoder. */
const INSIDE: Readonly<Record<ImageFormat, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};

export interface CleanImage {
  content: Uint8Array;
  format: ImageFormat;
  width: number;
  height: number;
}

/**
 * Re-encodes a picture from its pixels: upright, limited to the largest size we show, without
 * camera metadata. Null when the decoder detects another format.
 * @throws Error of sharp for a broken, truncated or oversized picture
 */
export async function makeAnew(given: {
  sent: Uint8Array;
  format: ImageFormat;
}): Promise<CleanImage | null> {
  const { sent, format } = given;
  const picture = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
  // The decoder detects the format itself: it must match the first bytes.
  if ((await picture.metadata()).format !== INSIDE[format]) return null;
  const { data, info } = await picture
    .rotate()
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, { quality: 90 })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { content: data, format, width: info.width, height: info.height };
}
