import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import { paymentStates } from '#modules/orders/rules/index.ts';
import { type Order, recordPayment, saveOrder } from '#modules/orders/server/index.ts';
import { bookReceipt, raiseFinding, settleFinding } from '#modules/payments/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findBanked } from './send-surplus-back.ts';

export interface Arrival {
  /** The bank's reference: number of the cheque or reference of the transfer. */
  reference: string;
  /** Null: the whole outstanding amount. */
  amount: Cents | null;
}

/**
 * Records a cheque or transfer for a locked order. Too little makes it partly paid; too much or too
 * late creates a task. Idempotent by reference.
 * @throws Refusal `payment.method` for an order paid another way; `payment.received` when that
 * reference was recorded with another amount or for another order; `payment.amount` without an
 * amount when nothing is due.
 */
export async function receivePayment(
  work: UnitOfWork,
  order: Order,
  { reference, amount: reported }: Arrival,
): Promise<Order> {
  const method = order.payment?.methodCode;
  if (method !== 'cheque' && method !== 'bank_transfer') throw refuse('payment.method');
  const transactionId = `bank:${reference}`;
  const existing = await findReceipt(work, method, transactionId);
  if (existing) {
    const isSame =
      existing.order_token === order.token && (reported ?? existing.amount) === existing.amount;
    if (!isSame) throw refuse('payment.received', { reference });
    return order;
  }
  const amount = reported ?? order.pricing.total - (await findBanked(work.tx, order.token));
  if (amount <= 0) throw refuse('payment.amount');
  const written = await work.tx
    .insertInto('payment_receipts')
    .values({
      order_token: order.token,
      method_code: method,
      reference: transactionId,
      amount,
      received_at: new Date(work.now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.columns(['method_code', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // Recorded for another order by a concurrent request.
  if (!written) throw refuse('payment.received', { reference });
  await bookReceipt(work, { orderToken: order.token, reference: transactionId, amount });
  const received = await findBanked(work.tx, order.token);
  return judge(work, order, { received, transactionId });
}

/** Compares the money received with the amount due. */
async function judge(
  work: UnitOfWork,
  order: Order,
  { received, transactionId }: { received: Cents; transactionId: string },
): Promise<Order> {
  const { total } = order.pricing;
  const subject = order.number ?? order.token;
  const details = { total, received, difference: received - total };
  if (order.state === 'cancelled') {
    await raiseFinding(work, { kind: 'paid_after_cancel', subject, details });
    return order;
  }
  if (received > total) await raiseFinding(work, { kind: 'overpaid', subject, details });
  if (received < total) {
    await raiseFinding(work, { kind: 'underpaid', subject, details });
    const paymentState = paymentStates.next(order.paymentState, 'pay_partly');
    return paymentState ? saveOrder(work, { ...order, paymentState }, order) : order;
  }
  await settleFinding(work, 'underpaid', subject);
  const isDue = order.payment?.transactionId === null;
  return isDue ? recordPayment(work, order, { transactionId, captured: true }) : order;
}

const findReceipt = (work: UnitOfWork, method: 'cheque' | 'bank_transfer', reference: string) =>
  work.tx
    .selectFrom('payment_receipts')
    .select(['order_token', 'amount'])
    .where('method_code', '=', method)
    .where('reference', '=', reference)
    .executeTakeFirst();
