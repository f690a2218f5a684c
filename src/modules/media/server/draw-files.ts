import sharp, { type Sharp } from 'sharp';
import { drawShare, type PackArt, SHARE } from '#art/index.ts';
import type { FilePlace, Files } from '#platform/files.ts';
import { openFiles } from '#platform/open-files.ts';
import { type PictureArt, type PictureFormat, PRODUCT, sizeOf, svgOf } from './picture-art.ts';
import { fileKey, fileName, PREVIEW_WIDTH, previewName, shareName } from './picture-files.ts';
import { readUpload } from './uploaded-files.ts';

/** One thread per picture; callers decide how many are made concurrently. */
sharp.concurrency(1);
/** No cache between pictures: no step recurs, and it would hold up to 50 MB. */
sharp.cache(false);

/** Measured on a bag at 1200 px: effort 1 takes a third of the time of effort 3 and adds 1 % of bytes. */
const AVIF = { quality: 55, effort: 1 };
const WEBP = { quality: 80, effort: 2 };

/** Source of a picture: a drawing, or a file uploaded by the team. */
export interface PictureSource {
  hash: string;
  art: PictureArt | null;
  fileId: string | null;
}

interface WithFiles {
  place: FilePlace;
  source: PictureSource;
  /** Files of it that do not exist yet. */
  missing: readonly { width: number; format: PictureFormat }[];
}

/**
 * Renders the missing files of a picture, from one bitmap as wide as the widest of them. False when
 * it was stopped between two files.
 */
export async function renderFiles(
  { place, source, missing }: WithFiles,
  stopping: AbortSignal,
): Promise<boolean> {
  const files = openFiles(place);
  const widest = Math.max(...missing.map(({ width }) => width));
  using raster = await rasterOf(files, source, widest);
  for (const { width, format } of missing) {
    if (stopping.aborted) return false;
    const content = await encode(raster.bitmap.clone().resize(width), format);
    await files.write(fileKey(fileName(source.hash, width, format)), content);
  }
  return true;
}

interface WithPreview {
  place: FilePlace;
  source: PictureSource;
  /** The file exists: only the placeholder is needed. */
  isThere: boolean;
}

/** Renders the first file of a picture and its placeholder: enough to start the shop. */
export async function renderPreview({ place, source, isThere }: WithPreview): Promise<string> {
  const files = openFiles(place);
  using raster = await rasterOf(files, source, PREVIEW_WIDTH);
  const { bitmap } = raster;
  if (!isThere)
    await files.write(fileKey(previewName(source.hash)), await encode(bitmap.clone(), 'webp'));
  return await placeholderOf(bitmap, PREVIEW_WIDTH / 4);
}

/** Draws the preview picture of a shared product link. JPEG, because every service supports it. */
export async function renderShare({ place, hash, pack }: WithShare): Promise<void> {
  const drawn = sharp(Buffer.from(drawShare(pack)), { density: 72 });
  const content = await drawn.resize(SHARE.width).flatten().jpeg({ quality: 82 }).toBuffer();
  await openFiles(place).write(fileKey(shareName(hash)), content);
}

interface WithShare {
  place: FilePlace;
  /** Hash of the pack picture. */
  hash: string;
  pack: PackArt;
}

/** Quarter size, quality 20, blur 4 (specification §9): about 1 KB as a data URI. */
async function placeholderOf(bitmap: Sharp, width: number): Promise<string> {
  const tiny = await bitmap
    .clone()
    .resize(width)
    .blur(4)
    .webp({ quality: 20, alphaQuality: 20 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * Rasterises once at a width; every file is made from this bitmap. Its memory is released
 * explicitly: it is outside the JavaScript heap, so the garbage collector would release it too late
 * (R-23).
 */
async function rasterOf(
  files: Files,
  source: PictureSource,
  width: number,
): Promise<{ bitmap: Sharp } & Disposable> {
  const whole = source.art ? drawn(source.art, width) : sent(await photoOf(files, source), width);
  const { data, info } = await whole.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    bitmap: sharp(data, { raw: info }),
    [Symbol.dispose]: () => void data.buffer.transfer(0),
  };
}

async function photoOf(files: Files, { hash, fileId }: PictureSource): Promise<Uint8Array> {
  const content = fileId === null ? null : await readUpload(files, fileId);
  if (!content) throw new Error(`The photo of picture ${hash} does not lie here`);
  return content;
}

function drawn(art: PictureArt, width: number): Sharp {
  const density = (72 * width) / sizeOf(art).width;
  return sharp(Buffer.from(svgOf(art)), { density }).resize(width);
}

/** An uploaded photo fitted whole into the product format, with the page background around it. */
function sent(content: Uint8Array, width: number): Sharp {
  const height = Math.round((width * PRODUCT.height) / PRODUCT.width);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(content).resize({ width, height, fit: 'contain', background });
}

const encode = (image: Sharp, format: PictureFormat) =>
  (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
