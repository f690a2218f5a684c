import { cancelOrder, lockOrder } from '#modules/orders/server/index.ts';
import { hasPendingPayment } from '#modules/payments/server/index.ts';
import { lockSubscription } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findFailedRenewal } from './renewal.ts';

/**
 * A subscription ended while its last delivery waits for its money: nobody asks for that money any
 * more, its order is cancelled and its stock free (REL-31). What a bank is asked for right now, or
 * what its customer is paying by link, is left to its end. Run again, it does nothing.
 */
export async function giveUpUnpaid(work: UnitOfWork, code: string): Promise<void> {
  const subscription = await lockSubscription(work, code);
  const token = subscription?.cycle?.token;
  if (subscription?.status !== 'stopped' || !token) return;
  if (!(await findFailedRenewal(work.tx, code))) return;
  const order = await lockOrder(work, token);
  if (order?.state !== 'new' || order.paymentState !== 'awaiting_payment') return;
  if (!(await hasPendingPayment(work.tx, token)))
    await cancelOrder(work, order, 'subscription_ended');
}
