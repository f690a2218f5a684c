import { HOTP, Secret, TOTP } from 'otpauth';

/** Seconds a code is valid (RFC 6238 §5.2). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks differ, so the previous and the next code are accepted too. */
const DRIFT = 1;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** Number of the 30-second step of an instant, in milliseconds since 1970. */
export const stepAt = (milliseconds: number): number =>
  TOTP.counter({ period: STEP_SECONDS, timestamp: milliseconds });

/** Step of a typed code, current or adjacent; null for a wrong code. */
export function stepOfCode(secret: Uint8Array, typed: string, now: number): number | null {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const counter = stepAt(now);
  const beside = HOTP.validate({
    token,
    secret: secretOf(secret),
    digits: DIGITS,
    counter,
    window: DRIFT,
  });
  return beside === null ? null : counter + beside;
}

/** A secret in base 32 without padding, as apps expect it (RFC 4648 §6). */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32;
