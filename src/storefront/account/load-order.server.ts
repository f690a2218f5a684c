import { data } from 'react-router';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { checkoutCalls } from '#services/shop/checkout.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { withdrawalCalls } from '#services/shop/withdrawals.ts';
import { codeOf, shownOrder } from '../checkout/shown-order.ts';
import { isOwed } from './waiting.ts';

const NUMBER = /^\d{1,20}$/;

/** The signed-in customer's order by number. @throws a 404 response for any other (RTE-39). */
export async function findOwnOrder(shop: ShopClient, number: string): Promise<OrderShape> {
  const order = NUMBER.test(number) ? await orderCalls(shop).find(number) : null;
  if (!order) throw data(null, { status: 404 });
  return order;
}

/** Payment states in which refunds and changes of lines can exist. */
const MONEY_CAME = ['authorized', 'paid', 'partially_refunded', 'refunded'];

/** The data of an order page, by order number. */
export const loadOrder = async (shop: ShopClient, number: string) =>
  loadOwnOrder(shop, await findOwnOrder(shop, number));

/**
 * The data of an order page for an order already loaded; `instructions` say how to pay an open
 * amount.
 */
export async function loadOwnOrder(shop: ShopClient, order: OrderShape) {
  const { tokenValue } = order;
  const payment = order.payments[0];
  const owes = isOwed(order) && payment !== undefined;
  const methods = owes ? await checkoutCalls(shop).paymentMethods(tokenValue, payment.id) : [];
  const method = methods.find(({ code }) => code === codeOf(payment?.method));
  const { subscriptions, ...explanation } = await orderCalls(shop).explanation(tokenValue);
  return {
    order: shownOrder(order),
    charge: await orderCalls(shop).charge(tokenValue),
    explanation,
    subscriptions: subscriptions.map(codeOf),
    withdrawal: await withdrawalCalls(shop).right(tokenValue),
    invoices: await orderCalls(shop).invoices(tokenValue),
    refunds: MONEY_CAME.includes(order.paymentState)
      ? await orderCalls(shop).refunds(tokenValue)
      : [],
    changes: [...MONEY_CAME, 'awaiting_payment'].includes(order.paymentState)
      ? await orderCalls(shop).changes(tokenValue)
      : [],
    // Only a sent order can have return parcels.
    returns: order.shipments.some(({ parcels = [] }) => parcels.length > 0)
      ? await orderCalls(shop).returns(tokenValue)
      : [],
    isOwed: owes,
    isCancelled: order.state === 'cancelled',
    instructions: method?.instructions ?? null,
  };
}

export type OwnOrder = Awaited<ReturnType<typeof loadOrder>>;
