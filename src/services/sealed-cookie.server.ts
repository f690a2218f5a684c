import { createHash } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** The key that encrypts, then former keys that only decrypt. */
export type SessionKey = readonly [Uint8Array, ...Uint8Array[]];

export const sessionKey = (secret: string, ...previous: readonly string[]): SessionKey => [
  keyOf(secret),
  ...previous.map(keyOf),
];

const keyOf = (secret: string): Uint8Array =>
  createHash('sha256').update(`session:${secret}`).digest();

/** Encrypts cookie content with the shop's key. */
export const seal = (content: object, [key]: SessionKey): Promise<string> =>
  new EncryptJWT({ ...content }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);

/**
 * Decrypts a cookie; one that was tampered with, or encrypted with an unknown key, counts as
 * absent.
 */
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
