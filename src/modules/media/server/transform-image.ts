import sharp, { type Sharp } from 'sharp';
import { ownValue } from '#kit/own-value.ts';
import { type Step, WIDEST } from '../rules/index.ts';
import { MOST_PIXELS } from './make-anew.ts';

type Format = NonNullable<Exclude<Step['format'], 'auto'>>;

const FOCUSES: Readonly<Record<string, string>> = {
  top: 'top',
  left: 'left',
  right: 'right',
  bottom: 'bottom',
  auto: 'attention',
  top_left: 'left top',
  top_right: 'right top',
  face: 'attention',
  bottom_left: 'left bottom',
  bottom_right: 'right bottom',
};
const FITS = { fill: 'cover', force: 'fill', at_least: 'outside', at_max: 'inside' } as const;
const USUAL_QUALITY = 80;

interface Size {
  width: number;
  height: number;
}

/** Requested size in pixels; a missing side is computed from the ratio. */
function wanted({ width, height, ratio }: Step, source: Size): Partial<Size> {
  const pixels = (requested: number | undefined, full: number) =>
    requested === undefined
      ? undefined
      : requested <= 1
        ? Math.max(1, Math.round(requested * full))
        : requested;
  const [w, h] = [pixels(width, source.width), pixels(height, source.height)];
  // An extreme ratio must not produce a side that exhausts the memory.
  const whole = (side: number) => Math.min(WIDEST, Math.max(1, Math.round(side)));
  if (ratio && w !== undefined && h === undefined) return { width: w, height: whole(w / ratio) };
  if (ratio && h !== undefined && w === undefined) return { width: whole(h * ratio), height: h };
  return { width: w, height: h };
}

function resized(image: Sharp, step: Step, source: Size): Sharp {
  const size = wanted(step, source);
  if (size.width === undefined && size.height === undefined) return image;
  const position = ownValue(FOCUSES, step.focus) ?? 'centre';
  const background = step.background ? `#${step.background}` : { r: 0, g: 0, b: 0, alpha: 0 };
  const hasBoth = size.width !== undefined && size.height !== undefined;
  if (step.crop === 'pad' && hasBoth) return image.resize({ ...size, fit: 'contain', background });
  if (step.crop === 'extract') {
    const width = Math.min(size.width ?? source.width, source.width);
    const height = Math.min(size.height ?? source.height, source.height);
    return image.extract({
      width,
      height,
      left: Math.floor((source.width - width) / 2),
      top: Math.floor((source.height - height) / 2),
    });
  }
  const withoutEnlargement = step.crop !== 'force' || !hasBoth;
  // With only one side given, there is nothing to pad.
  const fit = step.crop === 'pad' ? 'inside' : FITS[step.crop];
  return image.resize({ ...size, fit, position, withoutEnlargement });
}

/** Rounds the corners, which become transparent. */
async function rounded(image: Sharp, radius: number | 'max'): Promise<Sharp> {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const corner = radius === 'max' ? Math.max(width, height) : radius;
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}"/></svg>`;
  return sharp(data).composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
}

async function apply(input: Uint8Array, step: Step): Promise<Buffer> {
  let image = sharp(input, { limitInputPixels: MOST_PIXELS });
  if (typeof step.rotation === 'number' && step.rotation % 360 !== 0)
    // Rotated first, so that sizes refer to the visible orientation.
    image = sharp(await image.rotate(step.rotation).png().toBuffer());
  const { width, height } = await image.metadata();
  image = resized(image, step, { width, height });
  if (step.blur) image = image.blur(step.blur);
  if (step.background && step.crop !== 'pad')
    image = image.flatten({ background: `#${step.background}` });
  if (step.radius) image = await rounded(image, step.radius);
  return image.png({ compressionLevel: 1 }).toBuffer();
}

/** Applies all steps, in the format and quality of the last ones. */
export async function transformImage(given: {
  source: Uint8Array;
  steps: readonly Step[];
  format: Format;
}): Promise<Uint8Array> {
  const { source, steps, format } = given;
  let image = source;
  for (const step of steps) image = await apply(image, step);
  const quality = steps.findLast((step) => step.quality)?.quality ?? USUAL_QUALITY;
  const progressive = steps.some((step) => step.progressive);
  const whole = sharp(image, { limitInputPixels: MOST_PIXELS });
  if (format === 'png') return whole.png({ progressive }).toBuffer();
  if (format === 'avif') return whole.avif({ quality, effort: 2 }).toBuffer();
  if (format === 'webp') return whole.webp({ quality }).toBuffer();
  return whole.flatten({ background: '#ffffff' }).jpeg({ quality, progressive }).toBuffer();
}
