import type { MiddlewareHandler } from 'hono';
import { ownValue } from '#kit/own-value.ts';
import { limitBody } from './limit-body.ts';

const ZERO_CHARACTER = 'The address holds the zero character.';

/**
 * Search, campaigns and pictures have JSON error bodies of their own, as their documents describe.
 */
const REFUSALS = {
  search: { message: ZERO_CHARACTER, status: 400 },
  campaigns: { code: 'bad_request', message: ZERO_CHARACTER },
  images: { message: ZERO_CHARACTER, help: '' },
  upload: { message: ZERO_CHARACTER, help: '' },
};
const refusalAt = (path: string): object | undefined =>
  ownValue(REFUSALS, path.split('/')[1] ?? '');

/**
 * 400 for an address with a NUL character: no text contains one and PostgreSQL refuses it. The
 * services under /api/ answer in their own error body.
 */
export const refuseZeroCharacter: MiddlewareHandler = async (c, next) => {
  if (!/%00/.test(c.req.url) || c.req.path.startsWith('/api/')) return next();
  const refusal = refusalAt(c.req.path);
  return refusal ? c.json(refusal, 400) : c.text('Bad Request', 400);
};

const PAGE_METHODS = 'GET, HEAD, POST';
const LARGEST_FORM = 1024 * 1024;
/** Upper bound for multipart forms; each receiving route has its own lower limit. */
const LARGEST_UPLOAD = 32 * 1024 * 1024;

const tooLarge = (maxSize: number) => limitBody(maxSize, (c) => c.text('Content Too Large', 413));
const limitForm = tooLarge(LARGEST_FORM);
const limitUpload = tooLarge(LARGEST_UPLOAD);

/** Form posts to pages: 405 for other methods, 415 for another content type, 413 for too large, 400 for malformed. */
export const refuseUnreadableForms: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  if (c.req.method !== 'POST') return c.text('Method Not Allowed', 405, { allow: PAGE_METHODS });
  const type = c.req.header('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) return limitForm(c, next);
  if (!type.startsWith('multipart/form-data')) return c.text('Unsupported Media Type', 415);
  return limitUpload(c, async () => {
    const isWhole = await c.req.raw
      .clone()
      .formData()
      .then(
        () => true,
        () => false,
      );
    if (isWhole) await next();
    else c.res = c.text('Bad Request', 400);
  });
};
