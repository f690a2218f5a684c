import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/config.ts';

/** Longest time ahead an upload may be signed for (contracts §5.1). */
export const LONGEST_SECONDS = 3600;

/** Never leaves the server. */
const privateKey = ({ IMAGE_PRIVATE_KEY, SECRET }: Config): string =>
  IMAGE_PRIVATE_KEY ?? createHmac('sha256', SECRET).update('image uploads').digest('hex');

/** Lower-case hex HMAC-SHA1 of the token followed by `expire`, in Unix seconds. */
export const signUpload = (config: Config, token: string, expire: number): string =>
  createHmac('sha1', privateKey(config)).update(`${token}${expire}`).digest('hex');

/** Whether a signature is ours, told in the same time whatever differs. */
export function isSigned(config: Config, token: string, expire: number, signature: string) {
  return isSame(signUpload(config, token, expire), signature);
}

/** A short-lived proof of who asks, for uploaders that can send no header. */
export function makeTicket(config: Config, customerId: number, expire: number): string {
  return `${customerId}.${expire}.${sealOf(config, customerId, expire)}`;
}

/** Whose ticket this is; null when it is none of ours or has expired. */
export function customerOfTicket(config: Config, ticket: string, nowSeconds: number) {
  const [, customer, expire, seal] = /^(\d{1,15})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(ticket) ?? [];
  if (!seal || Number(expire) <= nowSeconds) return null;
  const customerId = Number(customer);
  return isSame(sealOf(config, customerId, Number(expire)), seal) ? customerId : null;
}

const sealOf = (config: Config, customerId: number, expire: number) =>
  createHmac('sha256', privateKey(config)).update(`ticket ${customerId} ${expire}`).digest('hex');

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
