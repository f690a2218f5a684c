import type { Context } from 'hono';

/** Always served as a download, never displayed inline, because the file comes from a stranger. */
export const answerFile = (c: Context, { name, bytes }: { name: string; bytes: Uint8Array }) =>
  c.body(new Uint8Array(bytes), 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
  });
