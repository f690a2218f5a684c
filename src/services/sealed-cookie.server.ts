import { createHash } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

export type SessionKey = Uint8Array;

export const sessionKey = (secret: string): SessionKey =>
  createHash('sha256').update(`session:${secret}`).digest();

/** What only this shop can read again. */
export const seal = (content: object, key: SessionKey): Promise<string> =>
  new EncryptJWT({ ...content }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);

/** A cookie that was tampered with, or sealed with another secret, counts as none. */
export async function unseal(
  sealed: string | undefined,
  key: SessionKey,
): Promise<JWTPayload | null> {
  if (!sealed) return null;
  try {
    return (await jwtDecrypt(sealed, key)).payload;
  } catch {
    return null;
  }
}
