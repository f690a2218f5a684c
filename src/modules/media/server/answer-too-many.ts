import type { Context } from 'hono';
import { TooManyWaiting } from '#platform/turns.ts';

/** Responds with 429 when the queue of pictures to be made is full; rethrows other errors. */
export function answerTooMany(error: unknown, c: Context) {
  if (!(error instanceof TooManyWaiting)) throw error;
  c.header('retry-after', '1');
  c.header('cache-control', 'no-store');
  c.header('etag', undefined);
  return c.json({ message: 'Too many pictures at once.', help: '' }, 429);
}
