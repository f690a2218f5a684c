import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { ownValue } from '#kit/own-value.ts';
import { addressOf } from './cached-response-listener.ts';
import type { DocumentCache } from './document-cache.ts';
import type { RequestEnv } from './request-context.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

const HASHED = /^\/assets\//;
const ONE_DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The file precompressed by the build; undefined where it is too small for that. */
const compressedOf = (file: string): Promise<Buffer | undefined> =>
  readFile(`${file}.br`).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Serves the built files of `folder`; names under /assets/ carry a hash and never change. */
export function staticFiles(folder: string, cache: DocumentCache): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const type = ownValue(TYPES, extname(c.req.path));
    if (!type || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const file = join(folder, normalize(c.req.path));
    if (!file.startsWith(folder) || c.req.path.includes('/.')) return next();
    const exists = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!exists) return next();
    const read = async () => ({
      status: 200,
      headers: {
        'content-type': type,
        'cache-control': HASHED.test(c.req.path) ? FOR_EVER : ONE_DAY,
      },
      body: await readFile(file),
      brotli: await compressedOf(file),
    });
    const address = c.env?.incoming && addressOf(c.env.incoming);
    return cache.answer(c.req.path, c.req.raw.headers, read, address);
  };
}
