import { sql } from 'kysely';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Attempt } from './attempt.ts';
import { isDisputeBooked } from './ledger.ts';
import type { ProviderDispute } from './provider.ts';

/** An inquiry became a dispute: the bank now takes the money. */
const begins = sql<boolean>`(payment_disputes.is_inquiry and not excluded.is_inquiry)`;

/** A dispute under review needs evidence again. */
const waitsAgain = sql<boolean>`(payment_disputes.state = 'under_review'
  and excluded.state = 'needs_response' and not ${begins})`;

const instantOf = (date: Temporal.Instant) => new Date(date.epochMilliseconds);

/**
 * Saves the provider's report on the disputes of a charge; idempotent. A decision is final: a late report does not
 * reopen it. An inquiry that becomes a dispute keeps its id and starts again, because earlier evidence or a write-off
 * concerned the inquiry. A bank that requests evidence again after an answer waits for another one, with a new
 * deadline; a report read before the answer was sent does not count as such a request.
 */
export async function noteDisputes(
  { tx, now }: UnitOfWork,
  { hash, orderToken }: Attempt,
  reference: string,
  { found, readAt }: { found: readonly ProviderDispute[]; readAt: Temporal.Instant },
): Promise<void> {
  const isLate = sql<boolean>`(${waitsAgain}
    and coalesce(payment_disputes.sent_at > ${instantOf(readAt)}, false))`;
  const asksAnew = sql<boolean>`(${begins} or ${waitsAgain} and not ${isLate})`;
  for (const { id, amount, reason, state, isInquiry, dueAt } of found) {
    const due_at = dueAt && instantOf(dueAt);
    const said = { amount, reason, state, is_inquiry: isInquiry, due_at };
    await tx
      .insertInto('payment_disputes')
      .values({
        id,
        attempt_hash: hash,
        order_token: orderToken,
        reference,
        first_seen: instantOf(now),
        written_off: false,
        sent_at: null,
        sent_by: null,
        ...said,
      })
      .onConflict((conflict) => {
        const update = conflict.column('id').doUpdateSet({
          ...said,
          state: sql`case when ${isLate} then payment_disputes.state else excluded.state end`,
          due_at: sql`case when ${isLate} then payment_disputes.due_at else excluded.due_at end`,
          request_number: sql`payment_disputes.request_number + case when ${asksAnew} then 1 else 0 end`,
          sent_at: sql`case when ${asksAnew} then null else payment_disputes.sent_at end`,
          sent_by: sql`case when ${asksAnew} then null else payment_disputes.sent_by end`,
          written_off: sql`payment_disputes.written_off and not ${begins}`,
        });
        return state === 'won' || state === 'lost'
          ? update
          : update.where(sql<boolean>`payment_disputes.state not in ('won', 'lost') or ${begins}`);
      })
      .execute();
  }
}

/** The disputes of an order, latest first. */
export const findDisputesOf = (db: Db | Tx, orderToken: string) =>
  db
    .selectFrom('payment_disputes')
    .selectAll()
    .where('order_token', '=', orderToken)
    .orderBy('first_seen', 'desc')
    .orderBy('id')
    .execute();

/** The recorded disputes of one charge, earliest first. */
export const findDisputesOfCharge = (db: Db | Tx, reference: string) =>
  db
    .selectFrom('payment_disputes')
    .select(['id', 'amount', 'state', 'request_number as requestNumber'])
    .select(['written_off as isWrittenOff', 'is_inquiry as isInquiry'])
    .where('reference', '=', reference)
    .orderBy('first_seen')
    .orderBy('id')
    .execute();

/** The bank waits for evidence or is deciding. */
export const isOpen = ({ state }: Pick<ProviderDispute, 'state'>): boolean =>
  state === 'needs_response' || state === 'under_review';

/** Whether a dispute is still contested: open, and not written off by the team. */
export const isArgued = (dispute: {
  state: ProviderDispute['state'];
  isWrittenOff: boolean;
}): boolean => !dispute.isWrittenOff && isOpen(dispute);

/** Writes off the open disputes of a charge: they are no longer contested, whatever the bank decides. */
export async function markWrittenOff({ tx }: UnitOfWork, reference: string): Promise<void> {
  await tx
    .updateTable('payment_disputes')
    .set({ written_off: true })
    .where('reference', '=', reference)
    .where('state', 'not in', ['won', 'lost'])
    .where('is_inquiry', '=', false)
    .execute();
}

/** Whether a dispute of a charge still lacks its outcome or its ledger entry, or nothing was received about it yet. */
export async function isDisputeAwaited(db: Db, reference: string): Promise<boolean> {
  const noted = await db
    .selectFrom('payment_disputes')
    .select('state')
    .where('reference', '=', reference)
    .execute();
  const isHeard =
    noted.length > 0 && noted.every(({ state }) => state === 'won' || state === 'lost');
  return !isHeard || (await isDisputeBooked(db, reference));
}

/** Records that evidence was sent to the bank; false when it was sent before and not requested again since. */
export async function markAnswered(
  { tx, now }: UnitOfWork,
  id: string,
  by: string,
): Promise<boolean> {
  const marked = await tx
    .updateTable('payment_disputes')
    .set({ state: 'under_review', sent_at: instantOf(now), sent_by: by })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
