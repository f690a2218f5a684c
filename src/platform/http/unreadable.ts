import type { MiddlewareHandler } from 'hono';
import { limitBody } from './limit-body.ts';

/** Search, campaigns and uploads refuse in JSON; each reads its own fields of it. */
const SERVICES = /^\/(?:search|campaigns|images|upload)\//;
const BAD_REQUEST = {
  code: 'bad_request',
  message: 'Bad Request',
  help: 'The address holds the zero character.',
  status: 400,
};

/**
 * 400 for an address with the zero character: no text of ours holds it and PostgreSQL refuses it.
 * The services under /api/ say so in their own shape.
 */
export const refuseZeroCharacter: MiddlewareHandler = (c, next) =>
  /%00/.test(c.req.url) && !c.req.path.startsWith('/api/')
    ? Promise.resolve(
        SERVICES.test(c.req.path) ? c.json(BAD_REQUEST, 400) : c.text('Bad Request', 400),
      )
    : next();

const PAGE_METHODS = 'GET, HEAD, POST';
const LARGEST_FORM = 1024 * 1024;
/** Forms with files; who takes them has limits of its own. */
const LARGEST_UPLOAD = 32 * 1024 * 1024;

const tooLarge = (maxSize: number) => limitBody(maxSize, (c) => c.text('Content Too Large', 413));
const limitForm = tooLarge(LARGEST_FORM);
const limitUpload = tooLarge(LARGEST_UPLOAD);

/** Forms for pages: 405 for other methods, 415 for what is none, 413 for what is too large, 400 for what is broken. */
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
