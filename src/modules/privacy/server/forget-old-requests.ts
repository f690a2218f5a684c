import type { UnitOfWork } from '#registry/schema.ts';

/** Days for which an expired export is still listed. */
const ANSWER_RETENTION_DAYS = 30;

/** Deletes expired archives and links. */
export async function forgetOldRequests({ tx, now }: UnitOfWork): Promise<void> {
  const moment = new Date(now.epochMilliseconds);
  await tx.deleteFrom('deletion_requests').where('expires_at', '<=', moment).execute();
  await tx
    .updateTable('data_exports')
    .set({ state: 'expired', archive: null })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', moment)
    .execute();
  const untold = now.subtract({ hours: 24 * ANSWER_RETENTION_DAYS });
  await tx
    .deleteFrom('data_exports')
    .where('state', '=', 'expired')
    .where('requested_at', '<', new Date(untold.epochMilliseconds))
    .execute();
}
