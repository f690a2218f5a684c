import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashOf, keyFor, type Secrets } from './secrets.ts';
import type { PlatformTables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const LIFETIME_SECONDS = 300;
const RANDOM_BYTES = 16;
const EXPIRY_BYTES = 6;
const SEALED_BYTES = RANDOM_BYTES + EXPIRY_BYTES + 32;

/** What a challenge may be answered for: signing in on a host, or a passkey for an account there. */
export interface ChallengePurpose {
  rpId: string;
  /** Kind of accounts: a signature made for one kind is invalid for another. */
  accounts: string;
  /** Null for signing in, where the account is not identified yet. */
  ownerId: number | null;
}

/**
 * A challenge for a device: random, encrypted with its purpose and expiry, stored nowhere. So
 * opening the sign-in page writes no row.
 */
export function makeChallenge(
  [secret]: Secrets,
  purpose: ChallengePurpose,
  now: Temporal.Instant,
): Buffer {
  const head = Buffer.alloc(RANDOM_BYTES + EXPIRY_BYTES);
  randomBytes(RANDOM_BYTES).copy(head);
  const until = Math.floor(now.epochMilliseconds / 1000) + LIFETIME_SECONDS;
  head.writeUIntBE(until, RANDOM_BYTES, EXPIRY_BYTES);
  return Buffer.concat([head, seal(secret, head, purpose)]);
}

/** Whether a challenge is ours, for this purpose, and not expired. */
export function isOwnChallenge(
  secrets: Secrets,
  challenge: string,
  purpose: ChallengePurpose,
  now: Temporal.Instant,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== SEALED_BYTES) return false;
  const head = bytes.subarray(0, RANDOM_BYTES + EXPIRY_BYTES);
  const sealed = bytes.subarray(head.length);
  const until = head.readUIntBE(RANDOM_BYTES, EXPIRY_BYTES) * 1000;
  if (now.epochMilliseconds > until) return false;
  return secrets.some((secret) => timingSafeEqual(seal(secret, head, purpose), sealed));
}

/** Marks a challenge as used; false when it was used before. */
export async function spendChallenge(
  work: Pick<UnitOfWork<PlatformTables>, 'tx' | 'now'>,
  challenge: string,
): Promise<boolean> {
  const expires = work.now.add({ seconds: LIFETIME_SECONDS });
  const spent = await work.tx
    .insertInto('used_passkey_challenges')
    .values({ hash: hashOf(challenge), expires_at: new Date(expires.epochMilliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}

const seal = (
  secret: string,
  head: Buffer,
  { rpId, accounts, ownerId }: ChallengePurpose,
): Buffer =>
  createHmac('sha256', keyFor('passkey-challenge', secret))
    .update(head)
    .update(JSON.stringify([rpId, accounts, ownerId]))
    .digest();
