import type { UnitOfWork } from '#registry/schema.ts';

interface BroughtAccount {
  customerId: number;
  /** The team closed it where it comes from; null: it is open. */
  blockedAt: Date | null;
  blockedReason: string | null;
}

/** Lets a customer of another shop in, by a link or once they choose a password: none is brought. */
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
