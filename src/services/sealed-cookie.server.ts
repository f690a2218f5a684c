import { createHash } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** What seals, then what only reads: the keys of the secrets before. */
export type SessionKey = readonly [Uint8Array, ...Uint8Array[]];

export const sessionKey = (secret: string, ...previous: readonly string[]): SessionKey => [
  keyOf(secret),
  ...previous.map(keyOf),
];

const keyOf = (secret: string): Uint8Array =>
  createHash('sha256').update(`session:${secret}`).digest();

/** What only this shop can read again. */
export const seal = (content: object, [key]: SessionKey): Promise<string> =>
  new EncryptJWT({ ...content }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);

/** A cookie that was tampered with, or sealed with a secret nobody kept, counts as none. */
export async function unseal(
  sealed: string | undefined,
  keys: SessionKey,
): Promise<JWTPayload | null> {
  if (!sealed) return null;
  for (const key of keys) {
    const payload = await unsealWith(sealed, key);
    if (payload) return payload;
  }
  return null;
}

async function unsealWith(sealed: string, key: Uint8Array): Promise<JWTPayload | null> {
  try {
    return (await jwtDecrypt(sealed, key)).payload;
  } catch {
    return null;
  }
}
