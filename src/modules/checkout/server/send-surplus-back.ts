import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import { paymentStates } from '#modules/orders/rules/index.ts';
import { type Order, saveOrder } from '#modules/orders/server/index.ts';
import { bookReturn, raiseFinding, settleFinding } from '#modules/payments/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { unrefundedOf } from '../rules/index.ts';
import { findRefunds } from './refunds.ts';
import { refuseMoreThan } from './refuse-more-than.ts';

/** Cents received by cheque or transfer for an order and not returned. */
export async function findBanked(tx: Db | Tx, token: string): Promise<Cents> {
  const total = async (table: 'payment_receipts' | 'payment_returns') => {
    const rows = tx.selectFrom(table).select('amount').where('order_token', '=', token);
    return (await rows.execute()).reduce((all, { amount }) => all + amount, 0);
  };
  return (await total('payment_receipts')) - (await total('payment_returns'));
}

/** Cents received by cheque or transfer in excess, or for a cancelled order. */
export async function findSurplus(
  tx: Db | Tx,
  { id, token, state, pricing }: Order,
): Promise<Cents> {
  const banked = await findBanked(tx, token);
  if (state !== 'cancelled') return Math.max(0, banked - pricing.total);
  // A goodwill refund made before the cancellation is paid separately.
  return Math.max(0, unrefundedOf(banked, await findRefunds(tx, id)));
}

/**
 * Records that the team returned excess money by transfer; without an amount, all of it. Idempotent
 * by reference.
 * @throws Refusal `refund.too_much` for more than the excess; `payment.received` when that
 * reference was recorded with another amount or for another order.
 */
export async function sendSurplusBack(
  work: UnitOfWork,
  order: Order,
  { reference, amount: reported }: { reference: string; amount: Cents | null },
): Promise<void> {
  const name = `bank:${reference}`;
  const existing = await work.tx
    .selectFrom('payment_returns')
    .select(['order_token', 'amount'])
    .where('reference', '=', name)
    .executeTakeFirst();
  if (existing) {
    if (existing.order_token === order.token && (reported ?? existing.amount) === existing.amount)
      return;
    throw refuse('payment.received', { reference });
  }
  const surplus = await findSurplus(work.tx, order);
  if (surplus === 0) throw refuse('refund.nothing');
  const amount = reported ?? surplus;
  if (amount > surplus) throw refuseMoreThan('amount', surplus);
  await work.tx
    .insertInto('payment_returns')
    .values({
      order_token: order.token,
      reference: name,
      amount,
      sent_at: new Date(work.now.epochMilliseconds),
    })
    .execute();
  await bookReturn(work, { orderToken: order.token, reference: name, amount });
  if (amount === surplus) await settle(work, order);
}

/** Closes the tasks once all excess money is returned; a cancelled order is then refunded. */
async function settle(work: UnitOfWork, order: Order): Promise<void> {
  const subject = order.number ?? order.token;
  for (const kind of ['overpaid', 'paid_after_cancel'] as const)
    await settleFinding(work, kind, subject);
  if (order.state !== 'cancelled' || !order.payment) return;
  const paymentState = paymentStates.next(order.paymentState, 'refund');
  if (!paymentState) return;
  const payment = { ...order.payment, state: 'refunded' as const };
  await saveOrder(work, { ...order, paymentState, payment }, order);
}

/** Creates a task to return a cheque or transfer of a cancelled order. */
export async function askToSendBack(work: UnitOfWork, order: Order): Promise<void> {
  const surplus = await findSurplus(work.tx, order);
  if (surplus === 0) return;
  const details = { total: order.pricing.total, received: surplus, difference: surplus };
  const subject = order.number ?? order.token;
  await settleFinding(work, 'underpaid', subject);
  await raiseFinding(work, { kind: 'paid_after_cancel', subject, details });
}
