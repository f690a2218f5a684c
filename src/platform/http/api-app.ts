import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, Env, MiddlewareHandler } from 'hono';
import { getPath } from 'hono/utils/url';
import { OUTAGE_RETRY_SECONDS } from '#kit/outage.ts';
import { TooManyWaiting } from '../turns.ts';
import { type ApiAnswer, answerTo, bodyError, hydraError, type Words } from './api-errors.ts';
import { limitBody } from './limit-body.ts';
import { tooMany } from './rate-limit.ts';
import { methodsOf, refuseMethodOrMissing } from './wrong-method.ts';

const LARGEST_BODY = 1024 * 1024;

/** Sends an API answer with its status and media type (contracts §1.4). */
export const sendAnswer = (c: Context, { status, type, body }: ApiAnswer) =>
  c.body(JSON.stringify(body), status, { 'content-type': type });

/**
 * The routes of one module; mounted by `src/registry/api.ts`. An invalid body is answered as in
 * contracts §1.4.
 */
export function apiRoutes<E extends Env>(
  words: Words,
  getPath?: (request: Request) => string,
): OpenAPIHono<E> {
  return new OpenAPIHono<E>({
    getPath,
    defaultHook: (result, c) =>
      result.success ? undefined : sendAnswer(c, bodyError(result.error, words)),
  });
}

interface Exceptions {
  /** Body limits in bytes for paths that accept more than the default. */
  largerBodies?: readonly (readonly [path: RegExp, bytes: number])[];
  /** Paths that accept a URL-encoded form, because a standard requires it. */
  forms?: RegExp;
  /** Alternative spellings of paths, and the path each stands for. */
  aliases?: readonly (readonly [written: RegExp, meant: string])[];
}

/**
 * The application the groups are mounted on: limits, content types and the one error renderer.
 * `context` runs before everything that can fail, so that a failure finds its log.
 */
export function apiApplication<E extends Env>(
  context: MiddlewareHandler,
  statusOf: (code: string) => number | undefined,
  words: Words,
  onBug: (error: unknown, c: Context) => void,
  { largerBodies = [], forms, aliases = [] }: Exceptions = {},
): OpenAPIHono<E> {
  const meant = (request: Request) => {
    const path = getPath(request);
    const [written, isFresh] = aliases.find(([spelling]) => spelling.test(path)) ?? [];
    return written && isFresh !== undefined ? path.replace(written, isFresh) : path;
  };
  const app = apiRoutes<E>(words, meant);
  app.use(context);
  const onError = (c: Context) => sendAnswer(c, hydraError(413, 'Request body is too large.'));
  const usual = limitBody(LARGEST_BODY, onError);
  const larger = largerBodies.map(
    ([path, maxSize]) => [path, limitBody(maxSize, onError)] as const,
  );
  app.use((c, next) => {
    const [, limit = usual] = larger.find(([path]) => path.test(c.req.path)) ?? [];
    return limit(c, next);
  });
  const methodsAt = methodsOf(app);
  app.use(async (c, next) => {
    const methods = methodsAt(c.req.path);
    if (methods.length > 0 && !methods.includes(c.req.method)) return next();
    const type = c.req.header('content-type');
    const isForm = type?.startsWith('application/x-www-form-urlencoded') && forms?.test(c.req.path);
    const refused =
      wrongCoding(c.req.header('content-encoding')) ??
      (isForm ? null : wrongContentType(c.req.method, type));
    return refused ? sendAnswer(c, refused) : next();
  });
  app.onError((error, c) => {
    const answered = error instanceof TooManyWaiting ? tooMany(c, 1) : error;
    const { answer, isBug } = answerTo(answered, statusOf, words, requestIdIn(c));
    if (answer.status === 503) c.header('retry-after', String(OUTAGE_RETRY_SECONDS));
    if (isBug) onBug(error, c);
    return sendAnswer(c, answer);
  });
  app.notFound(
    refuseMethodOrMissing(app, (c, status) =>
      sendAnswer(c, hydraError(status, status === 405 ? 'Method Not Allowed' : 'Not Found')),
    ),
  );
  return app;
}

/** The id of the request, if it was already assigned. */
const requestIdIn = (c: Context): string | undefined => c.get('requestId');

const JSON_TYPES = /^application\/(ld\+json|json|merge-patch\+json)\b/;
const PATCH_TYPE = /^application\/merge-patch\+json\b/;

/**
 * Refuses compressed request bodies: they are not decompressed, and would be reported as broken
 * JSON.
 */
const wrongCoding = (coding = 'identity'): ApiAnswer | null =>
  coding.trim().toLowerCase() === 'identity'
    ? null
    : hydraError(415, `The content-encoding "${coding}" is not supported.`);

/** PATCH takes merge-patch only (API-03); POST and PUT take JSON or, for files, multipart. */
function wrongContentType(method: string, type: string | undefined): ApiAnswer | null {
  const unsupported = () => hydraError(415, `The content-type "${type ?? ''}" is not supported.`);
  if (method === 'PATCH') return type && PATCH_TYPE.test(type) ? null : unsupported();
  if (method !== 'POST' && method !== 'PUT') return null;
  if (!type || JSON_TYPES.test(type) || type.startsWith('multipart/form-data')) return null;
  return unsupported();
}
