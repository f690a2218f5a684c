import { limitedRequest } from '#kit/limited-request.ts';

/** Milliseconds a map service may take: a visitor who waits longer has moved the map on. */
const LIMIT_MS = 5_000;
const LARGEST = 256 * 1024;
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp']);

export interface TilePicture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The map service answered with something that is no tile. */
export class UnusableTile extends Error {
  override readonly name = 'UnusableTile';
}

/**
 * One picture of a map service; null where it has none. Nothing of the visitor goes with the request.
 * @throws UnusableTile, or the error of a connection that did not come about
 */
export async function fetchTile(url: string): Promise<TilePicture | null> {
  const answer = await fetch(limitedRequest(url, { redirect: 'error' }, LIMIT_MS));
  if (answer.status === 404 || answer.status === 204) {
    await answer.body?.cancel();
    return null;
  }
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  if (answer.status !== 200 || !PICTURES.has(type)) {
    await answer.body?.cancel();
    throw new UnusableTile(`the map service answered ${answer.status} ${type}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > LARGEST) throw new UnusableTile('a tile is larger than any');
    parts.push(part);
  }
  return { type, bytes: new Uint8Array(Buffer.concat(parts)) };
}
