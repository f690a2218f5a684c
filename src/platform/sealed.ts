import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { keyFor, secretsOf } from './secrets.ts';

type Sealing = Pick<Config, 'SECRET' | 'SECRET_PREVIOUS'>;

const CIPHER = 'aes-256-gcm';

/**
 * Encrypts a value the shop has to read again, such as a signing secret; each `use` has its own
 * key.
 */
export function seal({ SECRET }: Sealing, use: string, secret: Uint8Array): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, keyFor(use, SECRET), iv);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** What was sealed with any of our secrets, and whether with a former one; null when with none of them. */
export function unseal(
  config: Sealing,
  use: string,
  text: string,
): { secret: Buffer; isOld: boolean } | null {
  const bytes = Buffer.from(text, 'base64url');
  for (const [age, secret] of secretsOf(config).entries()) {
    const decipher = createDecipheriv(CIPHER, keyFor(use, secret), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const begun = decipher.update(bytes.subarray(28));
    try {
      return { secret: Buffer.concat([begun, decipher.final()]), isOld: age > 0 };
    } catch {
      // The authentication tag does not match: another secret encrypted it.
    }
  }
  return null;
}
