import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

/** Active sign-ins of a customer, the last used first. */
export function listSignIns(db: Db, customerId: number, now: Temporal.Instant) {
  return db
    .selectFrom('sign_ins')
    .select(['id', 'browser', 'system', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select('opened_by as openedBy')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type ListedSignIn = Awaited<ReturnType<typeof listSignIns>>[number];

/** Ends one sign-in of a customer with its bearer and refresh tokens; false when it is not theirs. */
export async function endSignIn(
  work: UnitOfWork,
  customerId: number,
  id: number,
): Promise<boolean> {
  const ended = await work.tx
    .updateTable('sign_ins')
    .set({ ended_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  await work.tx.deleteFrom('refresh_tokens').where('sign_in_id', '=', id).execute();
  return true;
}

/** Ends every sign-in of a customer: each browser has to sign in again, and pending sign-in links are deleted. */
export async function endEverySignIn({ tx, now }: UnitOfWork, customerId: number): Promise<void> {
  await forgetSignInLinks(tx, customerId);
  const own = tx.selectFrom('sign_ins').select('id').where('customer_id', '=', customerId);
  await tx.deleteFrom('refresh_tokens').where('sign_in_id', 'in', own).execute();
  await tx
    .updateTable('sign_ins')
    .set({ ended_at: new Date(now.epochMilliseconds) })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Deletes sign-in links that were not used yet. */
export async function forgetSignInLinks(tx: Tx, customerId: number): Promise<void> {
  await tx
    .deleteFrom('mail_tokens')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', 'sign_in')
    .execute();
}
