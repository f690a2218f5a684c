import { HOTP, Secret } from 'otpauth';

/** The code an application shows in a half minute (RFC 4226 §5.3, RFC 6238 §4). */
export const codeAt = (secret: Uint8Array, step: number, digits = 6): string =>
  HOTP.generate({
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    counter: step,
    digits,
  });
