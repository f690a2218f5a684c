import type { UnitOfWork } from '#registry/schema.ts';
import { endEverySignIn } from './sign-in-list.ts';

/**
 * Before the owner of an e-mail gets the account somebody opened with it unverified: deletes that
 * person's password, providers, passkeys and sign-ins.
 */
export async function forgetUnproven(work: UnitOfWork, customerId: number): Promise<void> {
  await work.tx
    .updateTable('shop_users')
    .set({ password_hash: null, password_set_at: null })
    .where('customer_id', '=', customerId)
    .execute();
  await forgetIdentities(work, customerId);
  await endEverySignIn(work, customerId);
}

/** Unlinks all providers and passkeys from the account. */
export async function forgetIdentities({ tx }: Pick<UnitOfWork, 'tx'>, customerId: number) {
  await tx.deleteFrom('social_identities').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('passkeys').where('customer_id', '=', customerId).execute();
}
