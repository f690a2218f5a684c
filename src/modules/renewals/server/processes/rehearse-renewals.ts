import { sql } from 'kysely';
import { takeStock } from '#modules/catalog/server/index.ts';
import { dueOf } from '#modules/orders/rules/index.ts';
import { lockOrder } from '#modules/orders/server/index.ts';
import { findCard } from '#modules/payments/server/index.ts';
import {
  findAnnounced,
  lockSubscription,
  type Subscription,
} from '#modules/subscriptions/server/index.ts';
import { rehearse, transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { isExpired, type RehearsalOutcome } from '../../rules/index.ts';
import { type Judged, judgeDelivery } from '../judge-delivery.ts';
import { withCredit } from '../place-renewal.ts';

interface Rehearsed {
  cycleId: number;
  outcome: RehearsalOutcome;
  total: number;
  due: number;
  leftOut: string[];
  replaced: string[];
}

/** Pieces taken by earlier deliveries, by variant. */
type Taken = Map<string, number>;

/**
 * Rehearses the renewals of a civil day: each delivery is evaluated and priced by the same code as its renewal, with
 * the stock that earlier ones leave, in a transaction that is rolled back. The results are stored for comparison. No
 * carrier is called. Returns their number.
 */
export async function rehearseRenewals(
  appContext: AppContext,
  day: Temporal.PlainDate,
): Promise<number> {
  const { db, clock, config } = appContext;
  const then = { db, config, clock: { ...clock, today: () => day } };
  const taken: Taken = new Map();
  const rehearsed: Rehearsed[] = [];
  for (const code of await findToRehearse(appContext, day)) {
    const one = await rehearse(then, (work) => rehearseOne(work, code, taken));
    if (one) rehearsed.push(one);
  }
  await transact(appContext, (work) => keepRehearsal(work, day, rehearsed));
  return rehearsed.length;
}

/** In the order they will be queued. */
async function findToRehearse({ db }: AppContext, day: Temporal.PlainDate): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select s.code from subscription_cycles c join subscriptions s on s.id = c.subscription_id
    where c.closed_at is null and c.state = 'draft' and s.status not in ('paused', 'stopped')
      and (c.shipping_date <= ${day.toString()} or s.ship_now_due_at is not null)
    order by s.ship_now_due_at nulls last, c.shipping_date, c.id`.execute(db);
  return rows.map(({ code }) => code);
}

async function rehearseOne(
  work: UnitOfWork,
  code: string,
  taken: Taken,
): Promise<Rehearsed | null> {
  const subscription = await lockSubscription(work, code);
  const cycle = subscription?.cycle;
  const draft = cycle?.state === 'draft' ? await lockOrder(work, cycle.token ?? '') : null;
  if (!subscription || !cycle || draft?.state !== 'cart') return null;
  await takeBefore(work, draft.lines, taken);
  const announced = await findAnnounced(work.tx, [cycle.id]);
  const { items, nextPoint } = subscription;
  const plan = { items, nextPoint, shippingDate: cycle.shippingDate };
  const judged = await judgeDelivery(work, draft, announced.get(cycle.id) ?? null, plan);
  const order = await withCredit(work, judged.order);
  const outcome = await outcomeOf(work, subscription, judged, dueOf(order));
  const leaves = outcome === 'charged' || outcome === 'free' || outcome === 'card';
  if (leaves)
    for (const { variantCode, quantity } of order.lines)
      taken.set(variantCode, (taken.get(variantCode) ?? 0) + quantity);
  return {
    cycleId: cycle.id,
    outcome,
    total: leaves ? order.pricing.total : 0,
    due: leaves ? dueOf(order) : 0,
    leftOut: judged.leftOut.map(({ quantity, productName }) => `${quantity} × ${productName}`),
    replaced: judged.replaced.map(
      ({ quantity, productName, pieces, insteadName }) =>
        `${quantity} × ${productName} → ${pieces} × ${insteadName}`,
    ),
  };
}

/** Subtracts the pieces that earlier deliveries took of its articles. */
async function takeBefore(
  work: UnitOfWork,
  lines: readonly { variantCode: string }[],
  taken: Taken,
): Promise<void> {
  const gone = [...new Set(lines.map(({ variantCode }) => variantCode))].flatMap((variantCode) => {
    const quantity = taken.get(variantCode) ?? 0;
    return quantity > 0 ? [{ variantCode, quantity }] : [];
  });
  await takeStock(work, gone, 'subscription');
}

async function outcomeOf(
  { tx, today }: UnitOfWork,
  { customerId, cardId }: Subscription,
  { waits, obstacle }: Judged,
  due: number,
): Promise<RehearsalOutcome> {
  if (waits) return 'waits';
  if (obstacle) return obstacle;
  if (due === 0) return 'free';
  const card = cardId === null ? null : await findCard(tx, customerId, cardId);
  return card && !isExpired(card, today) ? 'charged' : 'card';
}

async function keepRehearsal(
  { tx, now }: UnitOfWork,
  day: Temporal.PlainDate,
  rehearsed: readonly Rehearsed[],
): Promise<void> {
  await tx.deleteFrom('renewal_rehearsals').where('day', '=', day.toString()).execute();
  if (rehearsed.length === 0) return;
  await tx
    .insertInto('renewal_rehearsals')
    .values(
      rehearsed.map(({ cycleId, leftOut, replaced, ...one }) => ({
        ...one,
        day: day.toString(),
        cycle_id: cycleId,
        made_at: new Date(now.epochMilliseconds),
        left_out: JSON.stringify(leftOut),
        replaced: JSON.stringify(replaced),
      })),
    )
    .execute();
}
