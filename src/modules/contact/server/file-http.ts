import type { Context } from 'hono';

/** Whatever it is, it is saved and never opened in place: it came from anybody. */
export const answerFile = (c: Context, { name, bytes }: { name: string; bytes: Uint8Array }) =>
  c.body(new Uint8Array(bytes), 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
  });
