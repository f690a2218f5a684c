import { HOTP, Secret, TOTP } from 'otpauth';

/** Seconds a code of an application is shown for (RFC 6238 §5.2). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks differ: the codes just before and after are taken too. */
const DRIFT = 1;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The half minute an instant, in milliseconds since 1970, lies in. */
export const stepAt = (milliseconds: number): number =>
  TOTP.counter({ period: STEP_SECONDS, timestamp: milliseconds });

/** The half minute a typed code belongs to, now or just beside; null when it is none of theirs. */
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

/** As applications take a secret that is typed (RFC 4648 §6), without filling. */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32;
