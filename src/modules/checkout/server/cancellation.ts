import { hasLeft } from '#modules/orders/rules/index.ts';
import { isMoneyDisputed, type Order, packedGoodsOf } from '#modules/orders/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { CancellationShape } from '../admin-contracts.ts';
import { isOffline, unrefundedOf } from '../rules/index.ts';
import { findRefunds } from './refunds.ts';
import { findSurplus } from './send-surplus-back.ts';

/** What cancelling an order would do, shown before it is done (O-02); amounts in cents. */
export async function readCancellation(db: Db, order: Order): Promise<CancellationShape> {
  const { money, amount } = await moneyBack(db, order);
  return {
    '@id': `/api/v2/admin/orders/${order.number}/cancellation`,
    '@type': 'Cancellation',
    version: order.version,
    possible: order.state === 'new' && order.shippingState === 'ready' && !hasLeft(order),
    money,
    amount,
    goods: packedGoodsOf(order),
    email: order.confirmedAt ? order.email : null,
    subscription: order.subscription,
  };
}

/** What of its money goes back, and which way: as `returnPayment` then does it. */
async function moneyBack(
  db: Db,
  order: Order,
): Promise<Pick<CancellationShape, 'money' | 'amount'>> {
  const { payment, paymentState, pricing } = order;
  if (isOffline(payment?.methodCode ?? '')) {
    const amount = await findSurplus(db, { ...order, state: 'cancelled' });
    return { money: amount > 0 ? 'by_transfer' : 'none', amount };
  }
  if (paymentState === 'authorized' || paymentState === 'partially_authorized')
    return { money: 'released', amount: pricing.total };
  const amount = ['paid', 'partially_refunded'].includes(paymentState)
    ? unrefundedOf(pricing.total, await findRefunds(db, order.id))
    : 0;
  if (amount === 0 || !payment?.transactionId) return { money: 'none', amount: 0 };
  return { money: (await isMoneyDisputed(db, order.id)) ? 'disputed' : 'refunded', amount };
}
