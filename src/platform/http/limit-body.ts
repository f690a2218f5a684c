import type { Context, MiddlewareHandler } from 'hono';

/**
 * Refuses bodies larger than `maxSize` bytes with the answer of `onError`. A Content-Length is
 * enough, since Node.js reads no more than that. Only a body without one (a DELETE, a chunked body,
 * a call in the process) is counted while it is read, up to `maxSize`.
 *
 * Hono's own `bodyLimit` is not used: it creates a second request from the first, which only works
 * when the server replaces the platform's `Request` with its own.
 */
export function limitBody(
  maxSize: number,
  onError: (c: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const length = c.req.header('content-length');
    if (length !== undefined && c.req.header('transfer-encoding') === undefined)
      return Number(length) <= maxSize ? next() : onError(c);
    const { raw } = c.req;
    const { body } = raw;
    if (!body) return next();
    const bytes = await readAtMost(body, maxSize);
    // The client aborted in the middle of a body and will read no answer.
    if (bytes === 'broken') return c.body(null, 400);
    if (bytes === 'too large') return onError(c);
    c.req.raw = new Request(raw.url, {
      method,
      headers: raw.headers,
      signal: raw.signal,
      body: bytes.length > 0 ? bytes : null,
    });
    return next();
  };
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Buffer<ArrayBuffer> | 'too large' | 'broken'> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const part = await reader.read().catch(() => 'broken' as const);
    if (part === 'broken') return part;
    if (part.done) return Buffer.concat(parts);
    size += part.value.length;
    if (size > most) return 'too large';
    parts.push(part.value);
  }
}
