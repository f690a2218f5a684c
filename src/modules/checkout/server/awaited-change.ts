import { refuse } from '#kit/refusal.ts';
import { stockMoves } from '#modules/orders/rules/index.ts';
import {
  closeChange,
  findAwaitedChange,
  losePieces,
  type Order,
  recordOrderChange,
  saveOrder,
  shelvePieces,
  stockOf,
  takePieces,
} from '#modules/orders/server/index.ts';
import {
  type Attempt,
  findAttemptOfCharge,
  withdrawAttempt,
} from '#modules/payments/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { refuseSurplusOfHold } from './refunds.ts';

/** Hours an order waits for a new payment when its hold has expired. */
const WAITS_HOURS = 3 * 24;

interface Requested {
  /** The order with the change applied, and the deadline for paying it. */
  after: Order;
  payUntil: Temporal.Instant | null;
  reason: string;
  restock: boolean;
  by: number;
}

/**
 * Applies a change that costs more than the hold of the order covers, and waits for the customer to
 * pay the new total like any unpaid order (O-22). Until then the old hold and the stock of removed
 * units stay reserved, so that an unpaid change can be undone. Nothing of the order leaves
 * meanwhile.
 */
export async function awaitPayment(
  work: UnitOfWork,
  order: Order,
  { after, payUntil, reason, restock, by }: Requested,
): Promise<Order> {
  const { payment, paymentState, pricing, lines } = order;
  if (!payment?.transactionId || !after.payment || !payUntil) throw refuse('refund.not_paid');
  const { returned: shelved, taken } = stockMoves(stockOf(order), stockOf(after));
  await takePieces(work, taken);
  const saved = await saveOrder(
    work,
    {
      ...after,
      paymentState: 'awaiting_payment',
      payment: { ...after.payment, transactionId: null, state: 'new' },
      paymentDueAt: new Date(payUntil.epochMilliseconds),
      quoteHash: null,
      chargingUntil: null,
    },
    order,
  );
  const { transactionId } = payment;
  const undo = { lines: [...lines], pricing, paymentState, transactionId, shelved, restock, taken };
  const changeId = await recordOrderChange(work, {
    before: order,
    after: saved,
    returned: 0,
    reason,
    by,
    undo,
  });
  await work.announce('order.lines_changed', { orderId: order.id, changeId });
  return saved;
}

/**
 * The new total of a changed order is now held by this attempt: releases the old hold and puts
 * removed units back into stock. Does nothing when no change awaited payment.
 */
export async function settleAwaitedChange(
  work: UnitOfWork,
  orderId: number,
  { hash }: Attempt,
): Promise<void> {
  const change = await findAwaitedChange(work.tx, orderId);
  if (!change) return;
  const { shelved, restock, transactionId } = change.undo;
  const earlier = await findAttemptOfCharge(work.tx, transactionId);
  if (earlier?.state === 'accepted' && earlier.hash !== hash)
    await letGoOf(work, earlier, 'replaced');
  if (restock) await shelvePieces(work, shelved);
  else await losePieces(work, orderId, shelved);
  await closeChange(work, change.id, 'made');
  await work.announce('order.lines_changed', { orderId, changeId: change.id });
}

/**
 * Undoes a change of a locked order that nobody paid. Null when none awaited payment. If the old
 * hold has expired meanwhile, the order waits for a payment like any unpaid order.
 */
export async function undoAwaitedChange(work: UnitOfWork, order: Order): Promise<Order | null> {
  const change = await findAwaitedChange(work.tx, order.id);
  if (!change || !order.payment) return null;
  const { lines, pricing, paymentState, transactionId, taken } = change.undo;
  const attempt = await findAttemptOfCharge(work.tx, transactionId);
  const isHeld = attempt?.state === 'accepted';
  const existing = new Set(order.lines.map(({ id }) => id));
  const due = work.now.add({ hours: WAITS_HOURS });
  const saved = await saveOrder(
    work,
    {
      ...order,
      lines: lines.map((line) => (existing.has(line.id) ? line : { ...line, id: null })),
      pricing,
      paymentState: isHeld ? paymentState : 'awaiting_payment',
      payment: {
        ...order.payment,
        amount: pricing.total,
        transactionId: isHeld ? transactionId : null,
        state: isHeld ? 'authorized' : 'failed',
      },
      paymentDueAt: isHeld ? null : new Date(due.epochMilliseconds),
      quoteHash: null,
      chargingUntil: null,
    },
    order,
  );
  await shelvePieces(work, taken);
  await closeChange(work, change.id, 'undone');
  await work.announce('order.lines_changed', { orderId: order.id, changeId: change.id });
  if (!isHeld && attempt)
    await work.announce('payment.lost', { orderId: order.id, charge: attempt.hash });
  return saved;
}

/** For an order cancelled while a change awaited payment: releases what the order held before the change too. */
export async function dropAwaitedChange(work: UnitOfWork, order: Order): Promise<void> {
  const change = await findAwaitedChange(work.tx, order.id);
  if (!change) return;
  const { shelved, restock, transactionId } = change.undo;
  const attempt = await findAttemptOfCharge(work.tx, transactionId);
  if (attempt?.state === 'accepted') await letGoOf(work, attempt, 'order_cancelled');
  if (restock) await shelvePieces(work, shelved);
  else await losePieces(work, order.id, shelved);
  await closeChange(work, change.id, 'undone');
}

/** Releases the old hold and cancels the refunds that were planned on it. */
async function letGoOf(work: UnitOfWork, attempt: Attempt, code: string): Promise<void> {
  if (attempt.providerReference) await refuseSurplusOfHold(work, attempt.providerReference);
  await withdrawAttempt(work, attempt, { code });
}
