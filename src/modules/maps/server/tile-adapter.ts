import { limitedRequest } from '#kit/limited-request.ts';

/** Time limit in milliseconds: a visitor who waits longer has moved the map. */
const LIMIT_MS = 5_000;
const LARGEST = 256 * 1024;
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp']);

export interface TilePicture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The map service responded with something that is no tile. */
export class UnusableTile extends Error {
  override readonly name = 'UnusableTile';
}

/**
 * Fetches a tile from the map service; null when it has none. The request contains no visitor data.
 * @throws UnusableTile, or the error of a failed connection
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
