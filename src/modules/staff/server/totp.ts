import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a code of an application is shown for (RFC 6238 §5.2). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks differ: the codes just before and after are taken too. */
const DRIFT = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The half minute an instant, in milliseconds since 1970, lies in. */
export const stepAt = (milliseconds: number): number =>
  Math.floor(milliseconds / 1000 / STEP_SECONDS);

/** The code of a half minute (RFC 4226 §5.3, RFC 6238 §4). */
export function codeAt(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) as number) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The half minute a typed code belongs to, now or just beside; null when it is none of theirs. */
export function stepOfCode(secret: Uint8Array, typed: string, now: number): number | null {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  let found: number | null = null;
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step += 1)
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) found = step;
  return found;
}

/** As applications take a secret that is typed (RFC 4648 §6), without filling. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
