import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { secretsOf } from '#platform/secrets.ts';

/** Maximum validity of an upload signature (contracts §5.1). */
export const LONGEST_SECONDS = 3600;

type Keys = readonly [string, ...string[]];

const derived = (secret: string): string =>
  createHmac('sha256', secret).update('image uploads').digest('hex');

/** Secret signing keys: the current one, then those from before SECRET was changed. */
function privateKeys(config: Config): Keys {
  if (config.IMAGE_PRIVATE_KEY) return [config.IMAGE_PRIVATE_KEY];
  const [secret, ...previous] = secretsOf(config);
  return [derived(secret), ...previous.map(derived)];
}

/** Lower-case hex HMAC-SHA1 of the token followed by `expire`, in Unix seconds. */
export const signUpload = (config: Config, token: string, expire: number): string =>
  uploadSignature(privateKeys(config)[0], token, expire);

const uploadSignature = (key: string, token: string, expire: number): string =>
  createHmac('sha1', key).update(`${token}${expire}`).digest('hex');

/** Verifies a signature in constant time. */
export function isSigned(config: Config, token: string, expire: number, signature: string) {
  return privateKeys(config).some((key) => isSame(uploadSignature(key, token, expire), signature));
}

/** Short-lived proof of identity for uploaders that cannot send headers. */
export function makeTicket(config: Config, customerId: number, expire: number): string {
  return `${customerId}.${expire}.${sealOf(privateKeys(config)[0], customerId, expire)}`;
}

/** Customer of a ticket; null when it is invalid or has expired. */
export function customerOfTicket(config: Config, ticket: string, nowSeconds: number) {
  const [, customer, expire, seal] = /^(\d{1,15})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(ticket) ?? [];
  if (!seal || Number(expire) <= nowSeconds) return null;
  const customerId = Number(customer);
  const isOurs = privateKeys(config).some((key) =>
    isSame(sealOf(key, customerId, Number(expire)), seal),
  );
  return isOurs ? customerId : null;
}

const sealOf = (key: string, customerId: number, expire: number) =>
  createHmac('sha256', key).update(`ticket ${customerId} ${expire}`).digest('hex');

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
