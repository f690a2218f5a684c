import type { Context } from 'hono';
import { TooManyWaiting } from '#platform/turns.ts';

/** 429 when so many pictures wait to be made that one more would wait in vain; else throws on. */
export function answerTooMany(error: unknown, c: Context) {
  if (!(error instanceof TooManyWaiting)) throw error;
  c.header('retry-after', '1');
  c.header('cache-control', 'no-store');
  c.header('etag', undefined);
  return c.json({ message: 'Too many pictures at once.', help: '' }, 429);
}
