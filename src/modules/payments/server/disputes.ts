import { sql } from 'kysely';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Attempt } from './attempt.ts';
import { isDisputeBooked } from './ledger.ts';
import type { ProviderDispute } from './provider.ts';

/** The bank takes the money it only asked about. */
const begins = sql<boolean>`(payment_disputes.is_inquiry and not excluded.is_inquiry)`;

/** What was examined waits for an answer. */
const waitsAgain = sql<boolean>`(payment_disputes.state = 'under_review'
  and excluded.state = 'needs_response' and not ${begins})`;

const instantOf = (date: Temporal.Instant) => new Date(date.epochMilliseconds);

/**
 * Writes down what the provider says of the disputes of a charge, however often it says so. What was decided stays
 * so: an answer that comes late opens nothing again. An inquiry that becomes a dispute keeps its id, and begins anew: what was
 * answered or given up was the question. A bank that asks again after it was answered waits for another answer, until
 * another day; what was read before the answer left says nothing of that.
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

/** The disputes of an order, the latest first. */
export const findDisputesOf = (db: Db | Tx, orderToken: string) =>
  db
    .selectFrom('payment_disputes')
    .selectAll()
    .where('order_token', '=', orderToken)
    .orderBy('first_seen', 'desc')
    .orderBy('id')
    .execute();

/** The disputes of one charge as they were noted, the earliest first. */
export const findDisputesOfCharge = (db: Db | Tx, reference: string) =>
  db
    .selectFrom('payment_disputes')
    .select(['id', 'amount', 'state', 'request_number as requestNumber'])
    .select(['written_off as isWrittenOff', 'is_inquiry as isInquiry'])
    .where('reference', '=', reference)
    .orderBy('first_seen')
    .orderBy('id')
    .execute();

/** The bank waits for an answer or thinks. */
export const isOpen = ({ state }: Pick<ProviderDispute, 'state'>): boolean =>
  state === 'needs_response' || state === 'under_review';

/** While it is open it is argued about, unless the team said that the money is lost. */
export const isArgued = (dispute: {
  state: ProviderDispute['state'];
  isWrittenOff: boolean;
}): boolean => !dispute.isWrittenOff && isOpen(dispute);

/** Somebody says that what is open of a charge is lost: it is argued about no longer, whatever the bank thinks. */
export async function markWrittenOff({ tx }: UnitOfWork, reference: string): Promise<void> {
  await tx
    .updateTable('payment_disputes')
    .set({ written_off: true })
    .where('reference', '=', reference)
    .where('state', 'not in', ['won', 'lost'])
    .where('is_inquiry', '=', false)
    .execute();
}

/** Whether the end of a dispute of a charge is still to be heard of, or to be booked, or nothing of it was heard yet. */
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

/** Somebody sent evidence to the bank; false when somebody did before, and it has not asked again since. */
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
