import { createHash } from 'node:crypto';

/** Hash that the first document of a series is chained to. */
export const GENESIS = '0'.repeat(64);

/** Chains a document to the previous one: changing a byte of either invalidates all later hashes. */
export function chainHash(previous: string, number: string, snapshot: string): string {
  return createHash('sha256').update(`${previous}\n${number}\n${snapshot}`).digest('hex');
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');
