import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { EXPORT_GIVEN_UP_MINUTES } from '../rules/index.ts';
import { type DataExport, findExport } from './queries.ts';

/**
 * Requests an export of a customer's data; a job makes it.
 * @throws Refusal `export.running` while one is being made.
 */
export async function requestExport(work: UnitOfWork, customerId: number): Promise<DataExport> {
  const { tx, now } = work;
  const givenUp = now.subtract({ minutes: EXPORT_GIVEN_UP_MINUTES });
  await tx
    .updateTable('data_exports')
    .set({ state: 'expired' })
    .where('customer_id', '=', customerId)
    .where('state', '=', 'pending')
    .where('requested_at', '<', new Date(givenUp.epochMilliseconds))
    .execute();
  const requested = await tx
    .insertInto('data_exports')
    .values({ customer_id: customerId, requested_at: new Date(now.epochMilliseconds) })
    .onConflict((conflict) =>
      // A literal, because with a parameter a cached plan cannot match the partial index.
      conflict.column('customer_id').where('state', '=', sql.lit('pending')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  const created = requested && (await findExport(tx, customerId, requested.id));
  if (!created) throw refuse('export.running');
  await work.announce('data_export.requested', { exportId: created.id, customerId });
  return created;
}
