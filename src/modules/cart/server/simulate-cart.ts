import { refuseFields } from '#kit/refusal.ts';
import { findChannel } from '#modules/channels/server/index.ts';
import { lineKey } from '#modules/orders/rules/index.ts';
import {
  type Order,
  type PricedCart,
  presentOrder,
  previewCart,
  priceCart,
  promisesOf,
} from '#modules/orders/server/index.ts';
import { normaliseCouponCode } from '#modules/promotions/rules/index.ts';
import type { Db } from '#registry/schema.ts';
import type { SimulationShape } from '../admin-contracts.ts';
import { withItem } from './add-item.ts';
import { buyableVariant } from './buyable-variant.ts';
import { simulateDeliveries } from './simulate-deliveries.ts';

interface Simulation {
  channel: string;
  country: string;
  lines: readonly { code: string; quantity: number; interval: number | null }[];
  coupon: string | null;
}

/**
 * Simulates the cost of a cart for a new customer with and without a code; saves nothing.
 * @throws Refusal for a variant, interval or quantity that cannot be bought there.
 */
export async function simulateCart(
  db: Db,
  moment: { now: Temporal.Instant; today: Temporal.PlainDate },
  requested: Simulation,
): Promise<SimulationShape> {
  const channel = await findChannel(db, requested.channel);
  if (!channel?.countries.includes(requested.country))
    throw refuseFields([{ propertyPath: 'country', code: 'country' }]);
  let cart: Order = await previewCart(db, channel, requested.country, moment);
  for (const { code: variantCode, quantity, interval: subscriptionInterval } of requested.lines) {
    const variant = await buyableVariant(db, cart, { variantCode, subscriptionInterval });
    const addition = { variantCode, quantity, subscriptionInterval };
    cart = withItem(cart, variant, { ...addition, sourceItemList: null, upsell: false });
  }
  const without = await priceCart(db, cart, moment.today);
  const sideOf = async ({ order }: PricedCart) => ({
    ...presentSide(order),
    deliveries: await simulateDeliveries(db, order, moment.today),
  });
  if (requested.coupon === null)
    return { without: await sideOf(without), with: null, refused: null };
  const couponCodes = [normaliseCouponCode(requested.coupon)];
  const priced = await priceCart(db, { ...cart, couponCodes }, moment.today);
  const { problems } = presentOrder(priced.order, priced.problems);
  const refused = problems.find(({ couponCode }) => couponCode === couponCodes[0]);
  return {
    without: await sideOf(without),
    with: await sideOf(priced),
    refused: refused?.message ?? null,
  };
}

const presentSide = (order: Order) => ({
  lines: order.lines.map((line) => ({
    key: lineKey(line.variantCode, line.subscriptionInterval),
    name: `${line.productName}, ${line.variantName}`,
    quantity: line.quantity,
    interval: line.subscriptionInterval,
    total: line.total,
  })),
  gifts: order.pricing.freeProducts.map(({ productName: name, quantity }) => ({ name, quantity })),
  promotions: order.pricing.promotions.map(({ code, name, amount }) => ({ code, name, amount })),
  promised: promisesOf(order).map(({ code, text }) => ({ code, text })),
  itemsTotal: order.pricing.itemsTotal,
  shippingTotal: order.pricing.shippingTotal,
  total: order.pricing.total,
  explanation: [...order.pricing.explanation],
});
