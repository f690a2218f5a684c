import { z } from 'zod';
import type { Charge } from './charge.ts';
import type { Db, UnitOfWork } from './database.ts';

/** Days the shop has to answer a dispute. */
const DAYS = 12;

/** Opens a dispute: the cardholder's bank takes the money back and asks for evidence. */
export async function openDispute(work: UnitOfWork, charge: Charge): Promise<void> {
  const created_at = new Date(work.now.epochMilliseconds);
  await work.tx
    .insertInto('standin_disputes')
    .values({
      id: `dp_${charge.reference}`,
      reference: charge.reference,
      amount: charge.amount,
      reason: 'fraudulent',
      state: 'needs_response',
      due_at: new Date(work.now.add({ hours: 24 * DAYS }).epochMilliseconds),
      evidence: null,
      created_at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function listDisputes(db: Db, key: string) {
  const rows = await db
    .selectFrom('standin_disputes as d')
    .innerJoin('standin_charges as c', 'c.reference', 'd.reference')
    .select(['d.id', 'd.amount', 'd.reason', 'd.state', 'd.due_at as dueAt'])
    .where('c.idempotency_key', '=', key)
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute();
  return rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
}

export const evidence = z.record(z.string(), z.string());

/**
 * Accepts the shop's evidence, once and before the deadline; the same evidence again counts as
 * accepted.
 */
export async function takeEvidence(
  work: UnitOfWork,
  id: string,
  given: z.output<typeof evidence>,
): Promise<boolean> {
  const dispute = await work.tx
    .selectFrom('standin_disputes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!dispute) return false;
  const isSame = Object.entries(given).every(([name, value]) => dispute.evidence?.[name] === value);
  if (dispute.state !== 'needs_response') return isSame;
  if (dispute.due_at.getTime() < work.now.epochMilliseconds) return false;
  await work.tx
    .updateTable('standin_disputes')
    .set({ state: 'under_review', evidence: JSON.stringify(given) })
    .where('id', '=', id)
    .execute();
  return true;
}
