import {
  newShipment,
  type Order,
  type OrderLine,
  openDraft,
  storeCart,
} from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { DeliveryDates } from '../rules/index.ts';
import type { OpenCycle, Subscription, SubscriptionItem } from './subscription.ts';

export interface NextCycle extends DeliveryDates {
  number: number;
}

/** The contents, addresses and delivery method of a delivery. */
export interface Contents
  extends Pick<Subscription, 'billingAddress' | 'shippingAddress' | 'methodCode'>,
    Pick<Subscription, 'pickupPoint' | 'pickupAddress' | 'couponCodes'> {
  lines: readonly OrderLine[];
}

/** What every delivery of a subscription contains, by its settings. */
export const everyDelivery = (subscription: Subscription): Contents => ({
  ...subscription,
  lines: subscription.items
    .filter(({ quantity }) => quantity > 0)
    .map((item) => lineOf(item, item.quantity, subscription.frequency)),
});

/** An order in state `cart` with the contents of a delivery, ready to be priced and placed. */
export const filled = (order: Order, contents: Contents): Order => ({
  ...order,
  lines: contents.lines,
  couponCodes: contents.couponCodes,
  billingAddress: { ...contents.billingAddress, id: order.billingAddress?.id ?? 0 },
  shippingAddress: { ...contents.shippingAddress, id: order.shippingAddress?.id ?? 0 },
  shipment: {
    ...newShipment,
    methodCode: contents.methodCode,
    pickupPoint: contents.pickupPoint,
    pickupAddress: contents.pickupAddress,
  },
  checkoutState: 'payment_selected',
});

/**
 * Prepares the next delivery of a locked subscription: an order in state `cart` with these contents at current
 * prices, ready to be placed. Its number is unique, so preparing it twice fails on the constraint.
 */
export async function prepareDraft(
  work: UnitOfWork,
  subscription: Subscription,
  { number, planned, shipping }: NextCycle,
  contents = everyDelivery(subscription),
): Promise<OpenCycle> {
  const { code, channel, currency, locale, customerId } = subscription;
  const opened = await openDraft(work, {
    channel,
    currency,
    locale,
    customerId,
    subscription: code,
  });
  const { order } = await storeCart(work, filled(opened, contents), opened);
  const dates = { plannedDate: planned.toString(), shippingDate: shipping.toString() };
  const { id } = await work.tx
    .insertInto('subscription_cycles')
    .values({
      subscription_id: subscription.id,
      number,
      state: 'draft',
      order_id: order.id,
      planned_date: dates.plannedDate,
      shipping_date: dates.shippingDate,
      created_at: new Date(work.now.epochMilliseconds),
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: orderId, token } = order;
  return { id, number, state: 'draft', ...dates, orderId, token, waitsUntil: null };
}

/** A line of a delivery; catalogue data and prices are filled in when it is priced. */
export const lineOf = (
  { known: existing }: Pick<SubscriptionItem, 'known'>,
  quantity: number,
  subscriptionInterval: number | null,
): OrderLine => ({
  ...existing,
  id: null,
  quantity,
  subscriptionInterval,
  sourceItemList: 'subscription',
  upsell: false,
  thisTimeOnly: false,
  discountedUnitPrice: existing.unitPrice,
  subtotal: 0,
  total: 0,
  taxRate: 0,
  net: 0,
  vat: 0,
});
