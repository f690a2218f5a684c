import type { Db, Tx } from '#registry/schema.ts';
import { type AttemptState, PENDING_STATES, STATE_TIMEOUT_SECONDS } from '../rules/index.ts';
import type { Attempt } from './attempt.ts';
import type { ProviderName } from './provider.ts';

/** What an attempt is read from. */
export const attemptColumns = [
  'hash',
  'order_token as orderToken',
  'payment_id as paymentId',
  'method_code as method',
  'provider',
  'action',
  'state',
  'amount',
  'currency',
  'quote_hash as quoteHash',
  'customer_id as customerId',
  'keeps_card as keepsCard',
  'kept_card_id as savedCardId',
  'target_path as targetPath',
  'after_path as afterPath',
  'provider_reference as providerReference',
  'client_secret as clientSecret',
  'public_key as publicKey',
  'frame_url as frameUrl',
  'redirect_url as redirectUrl',
  'card',
  'held_until as heldUntil',
  'error_code as errorCode',
  'error_message as errorMessage',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const select = (db: Db | Tx) => db.selectFrom('payment_attempts').select(attemptColumns);

/** An attempt by its hash, or null. */
export async function findAttempt(db: Db | Tx, hash: string): Promise<Attempt | null> {
  return (await select(db).where('hash', '=', hash).executeTakeFirst()) ?? null;
}

/** The attempt that a provider's charge belongs to, or null. */
export async function findAttemptOfCharge(db: Db | Tx, reference: string): Promise<Attempt | null> {
  const found = select(db).where('provider_reference', '=', reference);
  return (await found.executeTakeFirst()) ?? null;
}

/** All attempts to pay an order, oldest first. */
export function findAttemptsOf(db: Db | Tx, orderToken: string): Promise<Attempt[]> {
  return select(db).where('order_token', '=', orderToken).orderBy('id').execute();
}

/** The attempts opened at a provider since an instant. */
export function findAttemptsSince(
  db: Db,
  provider: ProviderName,
  since: Temporal.Instant,
): Promise<Attempt[]> {
  return select(db)
    .where('provider', '=', provider)
    .where('created_at', '>=', new Date(since.epochMilliseconds))
    .execute();
}

/** An attempt by its hash, locked. To lock the order too, lock the order first. */
export async function lockAttempt(tx: Tx, hash: string): Promise<Attempt | null> {
  return (await select(tx).where('hash', '=', hash).forUpdate().executeTakeFirst()) ?? null;
}

/** The attempts of an order that may still be paid, locked, oldest first. */
export function lockOpenAttempts(tx: Tx, orderToken: string): Promise<Attempt[]> {
  return select(tx)
    .where('order_token', '=', orderToken)
    .where('state', 'in', ['new', 'open', 'confirming', 'challenge', 'authorized', 'promised'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether a payment of an order is in progress. */
export async function hasPendingPayment(db: Db | Tx, orderToken: string): Promise<boolean> {
  const found = db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_token', '=', orderToken)
    .where('state', 'in', PENDING_STATES);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Whether another attempt is charging the same order at this moment. */
export async function isChargedByAnother(
  db: Db | Tx,
  { orderToken, hash }: Pick<Attempt, 'orderToken' | 'hash'>,
): Promise<boolean> {
  const found = db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_token', '=', orderToken)
    .where('hash', '<>', hash)
    .where('state', 'in', ['confirming', 'challenge', 'authorized']);
  return (await found.executeTakeFirst()) !== undefined;
}

/**
 * Attempts whose next step did not happen, because of a crash, a timeout, or a shopper who left. Money held until
 * dispatch is left alone.
 */
export async function findUnsettled(
  db: Db,
  now: Temporal.Instant,
  waitsForShipping = false,
): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .select('hash')
    .where((where) =>
      where.or(
        Object.entries(STATE_TIMEOUT_SECONDS)
          .filter(([state]) => !(waitsForShipping && state === 'accepted'))
          .map(([state, seconds]) =>
            where.and([
              where('state', '=', state as AttemptState),
              where('updated_at', '<=', new Date(now.epochMilliseconds - seconds * 1000)),
            ]),
          ),
      ),
    )
    .orderBy('updated_at')
    .limit(500)
    .execute();
  return rows.map(({ hash }) => hash);
}
