import type { Context } from 'hono';
import { Hono } from 'hono';
import { Cache } from '#kit/cache.ts';
import type { AppContext } from '#registry/schema.ts';
import { readTransformation, type Step } from '../rules/index.ts';
import { answerTooMany } from './answer-too-many.ts';
import { inTurn } from './clean-image.ts';
import { pictureProcess } from './picture-process.ts';
import { findUpload, type Upload } from './queries.ts';
import { readUpload } from './uploaded-files.ts';

const ONE_DAY = 'public, max-age=86400';
const MEGABYTE = 1024 * 1024;
const MOST_STORED = 32 * MEGABYTE;
const PATH_FORM = /^\/tr:([^/]*)(\/.*)$/;

/** Cache of recently transformed pictures; sources never change, so it needs no invalidation. */
const createMade = () =>
  new Cache<Uint8Array<ArrayBuffer>>({
    name: 'images',
    mostEntries: 10_000,
    mostBytes: MOST_STORED,
    // Size of the whole underlying buffer, which a slice keeps in memory.
    sizeOf: ({ buffer }) => buffer.byteLength,
  });
type Made = ReturnType<typeof createMade>;

/** `/images/…`: uploaded pictures in the size and shape given by the URL (contracts §5.3). */
export function imageRoutes(appContext: AppContext): Hono {
  const made = createMade();
  const routes = new Hono();
  routes.onError(answerTooMany);
  routes.get('/images/*', (c) => deliver(c, appContext, made));
  return routes;
}

async function deliver(c: Context, appContext: AppContext, made: Made) {
  const { pathname, searchParams } = new URL(c.req.url);
  const requested = readable(pathname.slice('/images'.length));
  const [, inPath, rest] = PATH_FORM.exec(requested) ?? [];
  const { steps, unknown } = readTransformation(inPath ?? searchParams.get('tr') ?? '');
  const fallback = steps.findLast((step) => step.fallback)?.fallback;
  const found =
    (await findUpload(appContext.db, rest ?? requested)) ??
    (fallback && (await findUpload(appContext.db, `/${fallback.replaceAll('@@', '/')}`)));
  if (!found) return c.json({ message: 'Not Found', help: '' }, 404);
  const asksAuto = steps.some((step) => step.format === 'auto');
  const format = formatFor(found, steps, c.req.header('accept') ?? '');
  if (asksAuto) c.header('vary', 'Accept');
  if (unknown.length > 0)
    c.header('x-ignored-transformations', unknown.map(encodeURIComponent).join(','));
  const etag = `"${found.fileId}-${Buffer.from(JSON.stringify([steps, format]))
    .toString('base64url')
    .slice(0, 200)}"`;
  c.header('etag', etag);
  c.header('cache-control', ONE_DAY);
  c.header('x-content-type-options', 'nosniff');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  const image = await imageOf(appContext, made, found, steps, format);
  if (image) return c.body(image, 200, { 'content-type': `image/${format}` });
  c.header('etag', undefined);
  c.header('cache-control', 'no-store');
  return c.json({ message: 'Not Found', help: '' }, 404);
}

/** Null when the file of the picture is missing from storage. */
async function imageOf(
  { files }: AppContext,
  made: Made,
  { fileId, format: own }: Upload,
  steps: readonly Step[],
  format: Upload['format'],
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (steps.length === 0 || format === 'gif') return readUpload(files, fileId);
  const key = JSON.stringify([fileId, own, format, steps]);
  const before = made.get(key);
  if (before) return before;
  const source = await readUpload(files, fileId);
  if (!source) return null;
  // Copied, because the received slice would keep its whole 64 KB buffer in memory.
  const image = new Uint8Array(
    await inTurn(() => pictureProcess.run('transformImage', { source, steps, format })),
  );
  made.set(key, image);
  return image;
}

/** The last format in the URL; `auto` depends on the Accept header. */
function formatFor({ format: own }: Upload, steps: readonly Step[], accept: string) {
  const requested = steps.findLast((step) => step.format)?.format;
  if (requested === undefined) return own === 'gif' && steps.length > 0 ? 'png' : own;
  if (requested !== 'auto') return requested;
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return own === 'gif' || own === 'png' ? 'png' : 'jpeg';
}

/** A path that cannot be decoded matches nothing. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
