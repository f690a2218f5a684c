import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import {
  areSameLines,
  hasLeft,
  linesRefusal,
  MAY_LEAVE_ON,
  stockMoves,
  type WantedLine,
} from '#modules/orders/rules/index.ts';
import {
  isMoneyDisputed,
  losePieces,
  type Order,
  packedLotsOf,
  priceChangedLines,
  recordOrderChange,
  saveOrder,
  shelvePieces,
  stockOf,
  takePieces,
} from '#modules/orders/server/index.ts';
import {
  type Attempt,
  findAttemptOfCharge,
  raiseFinding,
  settleFinding,
} from '#modules/payments/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { changePaidUntil, isOffline, unrefundedOf } from '../rules/index.ts';
import { awaitPayment } from './awaited-change.ts';
import { askForSurplus, findRefunds, findSurplusRefunds, refuseSurplusOfHold } from './refunds.ts';
import { findBanked } from './send-surplus-back.ts';

/** Result of pricing new lines for an order, before anything is saved. */
export interface LinesJudgement {
  after: Order;
  /** Cents to refund and the means: by the provider, after the card is debited, or by transfer. */
  returned: Cents;
  way: 'refunded' | 'after_debit' | 'by_transfer' | 'none' | 'to_pay';
  /** Cents the order costs more than its hold covers, and the customer's deadline for paying them. */
  owed: Cents;
  payUntil: Temporal.Instant | null;
}

/**
 * Checks and prices new lines for a paid order that has not left (O-22).
 * @throws Refusal `order.lines_…` when they are not allowed; `order.state`, `refund.not_paid`,
 * `refund.pending`, `refund.disputed`; as `priceChangedLines`.
 */
export async function judgeLines(
  db: Db | Tx,
  order: Order,
  wanted: readonly WantedLine[],
  now: Temporal.Instant,
): Promise<LinesJudgement> {
  await assertChangeable(db, order);
  const refused = linesRefusal(order.lines, wanted);
  if (refused) throw refuse(refused);
  await assertUnpacked(db, order, wanted);
  const after = await priceChangedLines(db, order, wanted);
  const gestures = await findRefunds(db, order.id);
  if (gestures.some(({ state }) => state === 'pending')) throw refuse('refund.pending');
  // After a goodwill refund, part of the total must remain paid.
  if (unrefundedOf(after.pricing.total, gestures) <= 0) throw refuse('order.lines_none');
  const money = await moneyOf(db, order, after.pricing.total, now);
  if (money.owed > 0 && gestures.length > 0) throw dearer(money.owed);
  if (areSameLines(order.lines, wanted) && money.returned === 0) throw refuse('order.lines_same');
  return { after, ...money };
}

async function assertChangeable(db: Db | Tx, order: Order): Promise<void> {
  if (hasLeft(order)) throw refuse('order.lines_left');
  if (order.state !== 'new' || order.shippingState !== 'ready')
    throw refuse('order.state', { state: order.state });
  if (!order.payment?.transactionId || !MAY_LEAVE_ON.includes(order.paymentState))
    throw refuse('refund.not_paid');
  if (await isMoneyDisputed(db, order.id)) throw refuse('refund.disputed');
  // Paid partly with credit: how a difference is split between card and credit cannot be computed
  // here, so it is refused.
  if (order.credit > 0) throw refuse('order.lines_credit');
}

/** A noted lot means the unit is already packed: it has to be taken out of the parcel first. */
async function assertUnpacked(
  db: Db | Tx,
  order: Order,
  wanted: readonly WantedLine[],
): Promise<void> {
  const packed = await packedLotsOf(db, order.id);
  for (const [variantCode, count] of packed) {
    const left = wanted
      .filter((line) => line.variantCode === variantCode)
      .reduce((all, { quantity }) => all + quantity, 0);
    if (left < count) throw refuse('order.lines_packed');
  }
}

/** Cents to refund when an order now costs `total`. @throws Refusal `order.lines_dearer` */
async function moneyOf(
  db: Db | Tx,
  order: Order,
  total: Cents,
  now: Temporal.Instant,
): Promise<Omit<LinesJudgement, 'after'>> {
  const nothing = { owed: 0, payUntil: null };
  const transactionId = order.payment?.transactionId ?? '';
  if (isOffline(order.payment?.methodCode ?? '')) {
    const surplus = (await findBanked(db, order.token)) - total;
    if (surplus < 0) throw dearer(-surplus);
    return { ...nothing, returned: surplus, way: surplus > 0 ? 'by_transfer' : 'none' };
  }
  const attempt = await findAttemptOfCharge(db, transactionId);
  if (!attempt) throw refuse('refund.not_paid');
  const isHeld = attempt.state === 'accepted';
  const back = isHeld ? [] : await findSurplusRefunds(db, order.id);
  const surplus = unrefundedOf(attempt.amount, back) - total;
  if (surplus < 0) {
    // Captured money and renewals follow other rules, so only a hold can be replaced by a higher payment.
    const payUntil =
      isHeld && order.subscription === null ? changePaidUntil(heldOf(attempt), now) : null;
    if (!payUntil) throw dearer(-surplus);
    return { returned: 0, way: 'to_pay', owed: -surplus, payUntil };
  }
  if (surplus === 0) return { ...nothing, returned: 0, way: 'none' };
  return { ...nothing, returned: surplus, way: isHeld ? 'after_debit' : 'refunded' };
}

const dearer = (more: Cents) => refuse('order.lines_dearer', { more: { cents: more } });

const heldOf = ({ updatedAt, heldUntil }: Attempt) => ({
  since: Temporal.Instant.fromEpochMilliseconds(updatedAt.getTime()),
  until: heldUntil ? Temporal.Instant.fromEpochMilliseconds(heldUntil.getTime()) : null,
});

export interface LinesChange {
  lines: readonly WantedLine[];
  /** Version of the order that the form was filled from. */
  version: number;
  /** Refund in cents that was shown; negative: the amount to pay. */
  expected: Cents;
  /** Shown to the customer in the mail and on the page of the order. */
  reason: string;
  /** Whether removed units go back into stock. */
  restock: boolean;
  by: { id: number };
}

/**
 * Changes the lines of a locked order that was paid and has not left: moves stock, sets the new
 * total, refunds any excess and writes to the customer (O-22).
 * @throws Refusal as `judgeLines`; `order.changed_since`, `order.lines_amount`, `stock`.
 */
export async function changeLines(
  work: UnitOfWork,
  order: Order,
  { lines, version, expected, reason, restock, by }: LinesChange,
): Promise<Order> {
  if (!hasLeft(order) && version !== order.version) throw refuse('order.changed_since');
  const judged = await judgeLines(work.tx, order, lines, work.now);
  const { after, returned, owed, way } = judged;
  if (returned - owed !== expected) throw refuse('order.lines_amount');
  if (way === 'to_pay') return awaitPayment(work, order, { ...judged, reason, restock, by: by.id });
  const moves = stockMoves(stockOf(order), stockOf(after));
  if (restock) await shelvePieces(work, moves.returned);
  else await losePieces(work, order.id, moves.returned);
  await takePieces(work, moves.taken);
  const saved = await saveOrder(work, after, order);
  await giveBack(work, saved, { returned, way, reason, by });
  const changeId = await recordOrderChange(work, {
    before: order,
    after: saved,
    returned,
    reason,
    by: by.id,
    undo: null,
  });
  await work.announce('order.lines_changed', { orderId: order.id, changeId });
  return saved;
}

async function giveBack(
  work: UnitOfWork,
  order: Order,
  {
    returned,
    way,
    reason,
    by,
  }: Pick<LinesJudgement, 'returned' | 'way'> & Pick<LinesChange, 'reason' | 'by'>,
): Promise<void> {
  const subject = order.number ?? order.token;
  const transactionId = order.payment?.transactionId ?? '';
  // Cancels earlier refunds planned on a hold: the excess is computed again from the new total.
  if (way === 'after_debit' || way === 'none') await refuseSurplusOfHold(work, transactionId);
  if (way === 'by_transfer') {
    const details = { total: order.pricing.total, received: order.pricing.total + returned };
    await raiseFinding(work, {
      kind: 'overpaid',
      subject,
      details: { ...details, difference: returned },
    });
  } else if (returned > 0) {
    await askForSurplus(work, { order, transactionId, amount: returned, reason, staffId: by.id });
  }
  if (way === 'none' && isOffline(order.payment?.methodCode ?? ''))
    await settleFinding(work, 'overpaid', subject);
}
