import { randomBytes } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { seal, unseal } from '#platform/sealed.ts';

const USE = 'webhook-secret';
const SECRET_BYTES = 32;

type Receiving = Pick<
  Config,
  'SECRET' | 'SECRET_PREVIOUS' | 'WEBHOOK_RECEIVER_URL' | 'WEBHOOK_RECEIVER_SECRET'
>;

/** A new secret, in clear and as stored. */
export function newSecret(config: Receiving): { secret: string; sealed: string } {
  const bytes = randomBytes(SECRET_BYTES);
  return { secret: `whsec_${bytes.toString('base64')}`, sealed: seal(config, USE, bytes) };
}

export interface ReceiverRow {
  url: string | null;
  secret: string | null;
  previous_secret: string | null;
  previous_until: Date | null;
}

export interface Receiver {
  url: string;
  secrets: string[];
  /** Its URL is set in the environment, so private networks are allowed. */
  isTrusted: boolean;
}

/** URL and secrets of a receiver; null for the environment's one when it is not set. */
export function receiverOf(config: Receiving, row: ReceiverRow, now: Temporal.Instant) {
  if (row.url === null || row.secret === null) return receiverOfEnvironment(config);
  const sealed = [row.secret];
  const isOverlapping = row.previous_until && row.previous_until.getTime() > now.epochMilliseconds;
  if (row.previous_secret && isOverlapping) sealed.push(row.previous_secret);
  const secrets = sealed.flatMap((text) => {
    const opened = unseal(config, USE, text);
    return opened ? [`whsec_${opened.secret.toString('base64')}`] : [];
  });
  return { url: row.url, secrets, isTrusted: false } satisfies Receiver;
}

function receiverOfEnvironment(config: Receiving): Receiver | null {
  const { WEBHOOK_RECEIVER_URL: url, WEBHOOK_RECEIVER_SECRET: secret } = config;
  return url && secret ? { url, secrets: [secret], isTrusted: true } : null;
}
