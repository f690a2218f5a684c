import type { Cents } from '#kit/money.ts';
import { hasLeft, type PackedGood, packedGoods } from '#modules/orders/rules/index.ts';
import {
  findAwaitedChange,
  isMoneyDisputed,
  type Order,
  type OrderBefore,
  packedGoodsOf,
} from '#modules/orders/server/index.ts';
import { type Attempt, findAttemptOfCharge } from '#modules/payments/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { CancellationShape } from '../admin-contracts.ts';
import { creditOfRefund, isOffline, unrefundedOf } from '../rules/index.ts';
import { findRefunds } from './refunds.ts';
import { findSurplus } from './send-surplus-back.ts';

/** What cancelling an order would do (preview, O-02); amounts in cents. */
export async function readCancellation(db: Db, order: Order): Promise<CancellationShape> {
  const awaited = await findAwaitedChange(db, order.id);
  const credit = await creditBack(db, order);
  const { money, amount } = await moneyBack(db, order, awaited?.undo ?? null);
  return {
    '@id': `/api/v2/admin/orders/${order.number}/cancellation`,
    '@type': 'Cancellation',
    version: order.version,
    possible: order.state === 'new' && order.shippingState === 'ready' && !hasLeft(order),
    money,
    amount,
    credit,
    goods: packedGoodsOf(order),
    changedGoods: awaited?.undo.restock ? shelvedOf(awaited.undo) : [],
    email: order.confirmedAt ? order.email : null,
    subscription: order.subscription,
  };
}

/** Units removed by a change not paid yet, still reserved for the order. */
const shelvedOf = ({ lines, shelved }: OrderBefore): PackedGood[] =>
  packedGoods(
    shelved.flatMap(({ variantCode, quantity }) => {
      const line = lines.find((one) => one.variantCode === variantCode);
      return line
        ? [{ variantCode, quantity, productName: line.productName, variantName: line.variantName }]
        : [];
    }),
  );

/** Cents of store credit that are returned to the customer. */
async function creditBack(db: Db, order: Order): Promise<Cents> {
  if (order.credit === 0) return 0;
  const earlier = await findRefunds(db, order.id);
  const left = unrefundedOf(order.pricing.total, earlier);
  const paid = { total: order.pricing.total, credit: order.credit };
  return creditOfRefund(left, paid, earlier, false);
}

/** Cents refunded and the means, as `returnPayment` will do it. */
async function moneyBack(
  db: Db,
  order: Order,
  before: OrderBefore | null,
): Promise<Pick<CancellationShape, 'money' | 'amount'>> {
  const { payment, paymentState, pricing } = order;
  // While a change awaits payment, the old hold is still in place.
  if (before) return releasedOf(await findAttemptOfCharge(db, before.transactionId));
  if (isOffline(payment?.methodCode ?? '')) {
    const amount = await findSurplus(db, { ...order, state: 'cancelled' });
    return { money: amount > 0 ? 'by_transfer' : 'none', amount };
  }
  if (paymentState === 'authorized' || paymentState === 'partially_authorized')
    return releasedOf(await findAttemptOfCharge(db, payment?.transactionId ?? ''));
  const amount = ['paid', 'partially_refunded'].includes(paymentState)
    ? unrefundedOf(pricing.total, await findRefunds(db, order.id)) - (await creditBack(db, order))
    : 0;
  if (amount === 0 || !payment?.transactionId) return { money: 'none', amount: 0 };
  return { money: (await isMoneyDisputed(db, order.id)) ? 'disputed' : 'refunded', amount };
}

/** A hold is released whole, even if the order now costs less than it. */
const releasedOf = (held: Attempt | null): Pick<CancellationShape, 'money' | 'amount'> =>
  held?.state === 'accepted'
    ? { money: 'released', amount: held.amount }
    : { money: 'none', amount: 0 };
