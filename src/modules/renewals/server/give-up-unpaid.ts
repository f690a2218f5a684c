import { cancelOrder, lockOrder } from '#modules/orders/server/index.ts';
import { hasPendingPayment } from '#modules/payments/server/index.ts';
import { lockSubscription } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findFailedRenewal } from './renewal.ts';

/**
 * Cancels the unpaid delivery of a subscription that ended, and releases its stock: no further charge is attempted
 * (REL-31). A charge in progress, or a payment by link, is left to finish. Idempotent.
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
