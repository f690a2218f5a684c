import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { endEverySignIn } from './sign-in-list.ts';

/** Since when and why an account is blocked; `account` is false when there is none. */
export async function findBlock(db: Db | Tx, customerId: number) {
  const found = await db
    .selectFrom('shop_users')
    .select(['blocked_at as at', 'blocked_reason as reason'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const { at = null, reason = null } = found ?? {};
  return {
    hasAccount: found !== undefined,
    blocked: at !== null && reason !== null ? { at, reason } : null,
  };
}

/**
 * Blocks an account: ends all sign-ins and refuses new ones until it is unblocked.
 * @throws Refusal `account.unknown`, `account.already`
 */
export async function blockAccount(
  work: UnitOfWork,
  customerId: number,
  reason: string,
): Promise<void> {
  await lockAccount(work, customerId, false);
  await work.tx
    .updateTable('shop_users')
    .set({ blocked_at: new Date(work.now.epochMilliseconds), blocked_reason: reason })
    .where('customer_id', '=', customerId)
    .execute();
  await endEverySignIn(work, customerId);
}

/** @throws Refusal `account.unknown`, `account.already` */
export async function unblockAccount(work: UnitOfWork, customerId: number): Promise<void> {
  await lockAccount(work, customerId, true);
  await work.tx
    .updateTable('shop_users')
    .set({ blocked_at: null, blocked_reason: null })
    .where('customer_id', '=', customerId)
    .execute();
}

async function lockAccount(
  { tx }: UnitOfWork,
  customerId: number,
  isBlocked: boolean,
): Promise<void> {
  const account = await tx
    .selectFrom('shop_users')
    .select('blocked_at')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw refuse('account.unknown');
  if ((account.blocked_at !== null) !== isBlocked) throw refuse('account.already');
}

/**
 * Must be called before a sign-in is created. Waits for a concurrent block, which in turn ends this
 * sign-in.
 * @throws Refusal `account.blocked`
 */
export async function refuseBlocked({ tx }: UnitOfWork, customerId: number): Promise<void> {
  const account = await tx
    .selectFrom('shop_users')
    .select('blocked_at')
    .where('customer_id', '=', customerId)
    .forShare()
    .executeTakeFirst();
  if (account?.blocked_at) throw refuse('account.blocked');
}
