import sharp from 'sharp';
import { createTurns } from '#platform/turns.ts';
import { type ImageFormat, imageFormatOf, WIDEST } from '../rules/index.ts';

/** 50 megapixels: more than any telephone takes, less than what fills the memory (a pixel bomb). */
export const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 15;

/** Two at a time, so that pictures never take the whole machine from the shop. */
export const inTurn = createTurns(2, 40);

/** What the decoder calls the formats we take. */
const INSIDE: Readonly<Record<ImageFormat, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};

export interface CleanImage {
  content: Buffer;
  format: ImageFormat;
  width: number;
  height: number;
}

/**
 * A picture made anew from its pixels: upright, at most as large as we ever show it, without what
 * the camera wrote into it (place, time, owner). Null when it is not the picture it begins as.
 */
export async function cleanImage(sent: Uint8Array): Promise<CleanImage | null> {
  const format = imageFormatOf(sent);
  if (format === null) return null;
  try {
    return await inTurn(() => madeAnew(sent, format));
  } catch (error) {
    // What sharp says of a broken, cut or far too large picture; anything else is ours.
    if (error instanceof Error && !('code' in error) && error.name === 'Error') return null;
    throw error;
  }
}

async function madeAnew(sent: Uint8Array, format: ImageFormat): Promise<CleanImage | null> {
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
