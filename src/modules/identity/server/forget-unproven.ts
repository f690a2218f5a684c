import type { UnitOfWork } from '#registry/schema.ts';
import { endEverySignIn } from './sign-in-list.ts';

/**
 * Takes an account away from whoever opened it with an e-mail they never proved, before its owner
 * gets it: their password, their providers, their passkeys and their sign-ins go.
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

/** Providers and passkeys no longer open the account. */
export async function forgetIdentities({ tx }: Pick<UnitOfWork, 'tx'>, customerId: number) {
  await tx.deleteFrom('social_identities').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('passkeys').where('customer_id', '=', customerId).execute();
}
