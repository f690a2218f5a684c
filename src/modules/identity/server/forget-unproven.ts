import type { Work } from '#schema.ts';

/**
 * Takes an account away from whoever opened it with an e-mail they never proved, before its owner
 * gets it: their password, their providers and their sign-ins go.
 */
export async function forgetUnproven({ tx, now }: Work, customerId: number): Promise<void> {
  await tx
    .updateTable('shop_users')
    .set({ password_hash: null, password_set_at: null })
    .where('customer_id', '=', customerId)
    .execute();
  await forgetIdentities({ tx }, customerId);
  const own = tx.selectFrom('sign_ins').select('id').where('customer_id', '=', customerId);
  await tx.deleteFrom('refresh_tokens').where('sign_in_id', 'in', own).execute();
  await tx
    .updateTable('sign_ins')
    .set({ ended_at: new Date(now.epochMilliseconds) })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function forgetIdentities({ tx }: Pick<Work, 'tx'>, customerId: number) {
  await tx.deleteFrom('social_identities').where('customer_id', '=', customerId).execute();
}
