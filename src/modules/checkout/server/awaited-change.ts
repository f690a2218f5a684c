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

/** Days an order waits again when what was held for it is gone. */
const WAITS_HOURS = 3 * 24;

interface Requested {
  /** As it would be, and until when that may be paid. */
  after: Order;
  payUntil: Temporal.Instant | null;
  reason: string;
  restock: boolean;
  by: number;
}

/**
 * A change costs more than is held for its order: it is made, and waits for its customer to pay the new
 * total, as any unpaid order does (O-22). What is held stays until then, and so does what it holds no
 * more on the shelf's side: unpaid, the order is put back as it was. Nothing of it leaves meanwhile.
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
 * The new total of a change is held by this attempt: what was held before is let go of, and the pieces
 * the order holds no more go back. Nothing when no change was awaited.
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
 * Puts a locked order back as it was before a change that nobody paid. Null when none was awaited. Where
 * what was held for it is gone meanwhile, it waits for its money like any other.
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

/** An order was cancelled while a change of it was awaited: what it held before goes back too. */
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

/** What was held before is given up, and with it what was to go back of it. */
async function letGoOf(work: UnitOfWork, attempt: Attempt, code: string): Promise<void> {
  if (attempt.providerReference) await refuseSurplusOfHold(work, attempt.providerReference);
  await withdrawAttempt(work, attempt, { code });
}
