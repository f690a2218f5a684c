import { exists, t } from '#i18n/catalogue.server.ts';
import { sum } from '#kit/money.ts';
import { type Order, orderPath } from '#modules/orders/server/index.ts';
import { findChargeOf } from '#modules/payments/server/index.ts';
import type { AppContext } from '#registry/schema.ts';
import type { ChargeShape, ChargeState } from '../contracts.ts';
import { findAllRefunds } from './refunds.ts';

/** How and when a placed order was paid, as its customer is shown it (S-14). */
export async function presentCharge(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  order: Order,
): Promise<ChargeShape> {
  const { payment, pricing } = order;
  const found = await findChargeOf(db, order.token);
  const refunds = await findAllRefunds(db, order.id);
  const given = sum(refunds.map(({ amount }) => amount));
  // The amount charged, including what was refunded because the lines now cost less.
  const beyond = sum(refunds.map(({ surplus, amount }) => (surplus ? amount : 0)));
  const state = chargeState(order);
  const method = pricing.total === 0 ? null : (payment?.methodCode ?? null);
  const debit = `payments.debit.${config.CAPTURE_AT}.${method}`;
  const card = found?.card ?? null;
  const isToPay = state === 'awaited' || state === 'refused';
  const isBack = order.state === 'cancelled' && state === 'returned';
  return {
    '@context': '/api/v2/contexts/Charge',
    '@id': `${orderPath(order.token)}/charge`,
    '@type': 'Charge',
    method,
    methodName: method && t(`orders.paymentMethods.${method}`),
    card: card && method === 'card' ? { brand: card.brand, last4: card.last4 } : null,
    amount: (payment?.amount ?? 0) + beyond,
    state,
    stateText: t(`checkout.charge.states.${state}`),
    authorizedAt: found?.authorizedAt?.toISOString() ?? null,
    debitedAt: payment?.paidAt ? new Date(payment.paidAt).toISOString() : null,
    debitText: state === 'authorized' && exists(debit) ? t(debit) : null,
    payBy: (isToPay && order.paymentDueAt?.toISOString()) || null,
    returned: isBack ? pricing.total : given,
  };
}

function chargeState(order: Order): ChargeState {
  const { payment, paymentState, pricing } = order;
  if (pricing.total === 0) return 'nothing_due';
  if (paymentState === 'partially_refunded') return 'partly_returned';
  if (paymentState === 'refunded') return 'returned';
  if (order.state === 'cancelled') {
    if (payment?.paidAt) return 'returned';
    return payment?.transactionId ? 'released' : 'not_taken';
  }
  if (payment?.paidAt || paymentState === 'paid') return 'debited';
  if (paymentState === 'authorized') return 'authorized';
  return payment?.state === 'failed' ? 'refused' : 'awaited';
}
