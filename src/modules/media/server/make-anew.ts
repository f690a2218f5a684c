import sharp from 'sharp';
import { type ImageFormat, WIDEST } from '../rules/index.ts';

/** 50 megapixels: more than any telephone takes, less than what fills the memory (a pixel bomb). */
export const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 15;

/** What the decoder calls the formats we take. */
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
 * A picture made anew from its pixels: upright, at most as large as we ever show it, without what the camera
 * wrote into it. Null when the decoder finds another format in it.
 * @throws Error what sharp says of a broken, cut or far too large picture
 */
export async function makeAnew(given: {
  sent: Uint8Array;
  format: ImageFormat;
}): Promise<CleanImage | null> {
  const { sent, format } = given;
  const picture = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
  // The decoder looks for itself: what it finds must be what the first bytes said.
  if ((await picture.metadata()).format !== INSIDE[format]) return null;
  const { data, info } = await picture
    .rotate()
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, { quality: 90 })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { content: data, format, width: info.width, height: info.height };
}
