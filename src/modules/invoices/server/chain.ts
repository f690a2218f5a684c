import { createHash } from 'node:crypto';

/** What the first document of a series follows. */
export const GENESIS = '0'.repeat(64);

/** Binds a document to the one before it: change a byte of either, and no hash after it holds. */
export function chainHash(previous: string, number: string, snapshot: string): string {
  return createHash('sha256').update(`${previous}\n${number}\n${snapshot}`).digest('hex');
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');
