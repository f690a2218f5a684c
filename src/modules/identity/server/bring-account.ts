import type { UnitOfWork } from '#registry/schema.ts';

interface BroughtAccount {
  customerId: number;
  /** Blocked in the shop it comes from; null: not blocked. */
  blockedAt: Date | null;
  blockedReason: string | null;
}

/**
 * Imports an account from another shop without a password: the customer signs in by a mailed link
 * or chooses a password.
 */
export async function bringAccount(
  { tx }: Pick<UnitOfWork, 'tx'>,
  { customerId, blockedAt, blockedReason }: BroughtAccount,
): Promise<void> {
  await tx
    .insertInto('shop_users')
    .values({
      customer_id: customerId,
      password_hash: null,
      password_set_at: null,
      blocked_at: blockedAt,
      blocked_reason: blockedReason,
    })
    .execute();
}
