import { sql } from 'kysely';
import { Refusal } from '#kit/refusal.ts';
import { type ComparedFood, findFoods } from '#modules/catalog/server/index.ts';
import { lockSubscription, pause, replaceItem } from '#modules/subscriptions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, Db, UnitOfWork } from '#registry/schema.ts';
import { type Answer, concernsOf } from '../../rules/index.ts';
import type { PlannedChange } from '../queries.ts';
import type { Outcome } from '../tables.ts';

/** Subscriptions for which a replacement is due: their notice period is over, or they ended. */
export async function findDue(
  db: Db,
  { id, noticeDays }: PlannedChange,
  today: Temporal.PlainDate,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from planned_change_subscriptions r join subscriptions s on s.id = r.subscription_id
    where r.change_id = ${id} and r.outcome is null and (s.status = 'stopped'
      or (r.told_at at time zone 'Europe/Paris')::date + ${noticeDays}::integer
         <= ${today.toString()}::date)
    order by s.id`.execute(db);
  return rows.map((row) => row.id);
}

/** A replacement, with the old and the new variant as they are now. */
export interface Swap {
  change: PlannedChange;
  to: ComparedFood;
  /** The customer's consent is needed, as announced or because of a change since. */
  needsConsent: boolean;
}

/** The replacement, checked against the current catalogue. */
export async function readSwap(db: Db, change: PlannedChange): Promise<Swap | null> {
  const codes = [change.variantCode ?? '', change.replacedBy ?? ''];
  const foods = await findFoods(db, codes);
  const [from, to] = codes.map((code) => foods.find(({ variantCode }) => variantCode === code));
  if (!from || !to) return null;
  const needsConsent = change.concerns.length > 0 || concernsOf(from, to).length > 0;
  return { change, to, needsConsent };
}

/**
 * Applies to one subscription what its customer answered or, without an answer, what was announced.
 * Each runs in its own transaction, so that the next run continues after a crash or a refusal and never
 * repeats a subscription that is done.
 */
export async function applyTo(
  appContext: AppContext,
  swap: Swap,
  subscriptionId: number,
): Promise<void> {
  const { id } = swap.change;
  try {
    await transact(appContext, async (work) => {
      const row = await holdRow(work, id, subscriptionId);
      if (!row) return;
      await note(work, id, subscriptionId, await outcomeOf(work, swap, row));
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await transact(appContext, async (work) => {
      if (await holdRow(work, id, subscriptionId))
        await note(work, id, subscriptionId, 'failed', error.code);
    });
  }
}

interface Row {
  code: string;
  channel: string;
  answer: Answer | null;
  variantCode: string | null;
}

async function holdRow(
  { tx }: UnitOfWork,
  id: number,
  subscriptionId: number,
): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select s.code, s.channel, r.answer, r.answer_variant as "variantCode"
    from planned_change_subscriptions r join subscriptions s on s.id = r.subscription_id
    where r.change_id = ${id} and r.subscription_id = ${subscriptionId} and r.outcome is null
    for update of r`.execute(tx);
  return rows[0] ?? null;
}

async function outcomeOf(work: UnitOfWork, { change, to, needsConsent }: Swap, row: Row) {
  const { code, answer, channel, variantCode } = row;
  const from = change.variantCode ?? '';
  if (answer === 'keep') return 'kept';
  if (answer === 'skip') return takeOut(work, code, from);
  if (answer === null && needsConsent) return ended(work, code, 'unanswered');
  if (answer === 'other' && variantCode)
    return notified(await replaceItem(work, code, { from, to: variantCode }), 'other');
  const announced = change.effects.find((effect) => effect.channel === channel)?.after ?? 0;
  // The new variant costs more than was announced, so the answer does not cover it.
  if ((to.prices[channel] ?? 0) > announced) return ended(work, code, 'unanswered');
  return notified(await replaceItem(work, code, { from, to: to.variantCode }), 'replaced');
}

/** Removes the line; if it is the only one, the subscription is paused until its customer chooses. */
async function takeOut(work: UnitOfWork, code: string, from: string): Promise<Outcome> {
  const done = await replaceItem(work, code, { from, to: null });
  if (done !== 'last') return notified(done, 'skipped');
  const subscription = await lockSubscription(work, code);
  if (subscription && subscription.status !== 'paused')
    await pause(work, { code, customerId: subscription.customerId, version: null }, null);
  return 'paused';
}

const notified = (done: Awaited<ReturnType<typeof replaceItem>>, otherwise: Outcome): Outcome => {
  if (done === 'stopped') return 'left';
  return done === 'gone' ? 'gone' : otherwise;
};

async function ended(work: UnitOfWork, code: string, otherwise: Outcome): Promise<Outcome> {
  return (await lockSubscription(work, code))?.status === 'stopped' ? 'left' : otherwise;
}

const note = (
  { tx, now }: UnitOfWork,
  id: number,
  subscriptionId: number,
  outcome: Outcome,
  reason: string | null = null,
) =>
  tx
    .updateTable('planned_change_subscriptions')
    .set({ outcome, outcome_reason: reason, outcome_at: new Date(now.epochMilliseconds) })
    .where('change_id', '=', id)
    .where('subscription_id', '=', subscriptionId)
    .execute();
