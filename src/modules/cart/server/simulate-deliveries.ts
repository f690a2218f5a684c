import { type Order, priceCart } from '#modules/orders/server/index.ts';
import { deliveriesLeft, type PromisedDeliveries } from '#modules/promotions/rules/index.ts';
import { promisedPromotions } from '#modules/promotions/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { SimulatedDelivery } from '../admin-contracts.ts';

/** Placeholder id that marks the priced order as a later delivery; no subscription has it. */
const PREVIEW_ID = 'imagined';
/** Number of the first delivery after the order itself, which is 1. */
const SECOND = 2;

/**
 * Cost of later deliveries with discounts promised by a first order, priced like renewals at
 * today's prices and promotions; saves nothing.
 */
export async function simulateDeliveries(
  db: Db,
  first: Order,
  today: Temporal.PlainDate,
): Promise<SimulatedDelivery[]> {
  const promised = first.pricing.promised ?? [];
  const rhythms = new Set(promised.flatMap(({ frequencies }) => frequencies));
  const all: SimulatedDelivery[] = [];
  for (const interval of [...rhythms].toSorted((a, b) => a - b)) {
    const draft = laterDelivery(first, interval);
    const remaining = promised.filter(({ frequencies }) => frequencies.includes(interval));
    for (const delivery of await deliveriesOf(db, draft, remaining, today))
      all.push({ interval, ...delivery });
  }
  return all;
}

/** Cart of a later delivery of an interval: only its lines, without entered coupon codes. */
export function laterDelivery(first: Order, interval: number): Order {
  const lines = first.lines.filter((line) => line.subscriptionInterval === interval);
  return { ...first, lines, couponCodes: [], subscription: PREVIEW_ID };
}

type OfOne = Omit<SimulatedDelivery, 'interval'>;

/** Deliveries of one subscription. While no promised discount ends, they all cost the same. */
async function deliveriesOf(
  db: Db,
  draft: Order,
  promised: readonly PromisedDeliveries[],
  today: Temporal.PlainDate,
): Promise<OfOne[]> {
  let remaining = promised
    .map(({ terms, isGiven }, id) => ({ id, terms, done: isGiven ? 1 : 0 }))
    .filter(isLeft);
  const all: OfOne[] = [];
  while (remaining.length > 0) {
    const promises = promisedPromotions(remaining);
    const { order } = await priceCart(db, { ...draft, promises }, today);
    const given = (order.pricing.promised ?? []).filter(({ isGiven }) => isGiven);
    if (given.length === 0) break;
    const alike = Math.min(...given.map(deliveriesLeft)) + 1;
    const first = SECOND + all.length;
    for (let nth = 0; nth < alike; nth += 1) all.push({ number: first + nth, ...sumsOf(order) });
    const taken = new Set(given.map(({ promiseId }) => promiseId));
    remaining = remaining
      .map((one) => (taken.has(one.id) ? { ...one, done: one.done + alike } : one))
      .filter(isLeft);
  }
  return all;
}

const isLeft = ({ terms, done }: Pick<PromisedDeliveries, 'terms' | 'done'>): boolean =>
  (terms.conditions.deliveries?.count ?? 0) > done;

const sumsOf = ({ pricing }: Order): Omit<OfOne, 'number'> => ({
  promotions: pricing.promotions.map(({ code, name, amount }) => ({ code, name, amount })),
  gifts: pricing.freeProducts.map(({ productName: name, quantity }) => ({ name, quantity })),
  itemsTotal: pricing.itemsTotal,
  shippingTotal: pricing.shippingTotal,
  total: pricing.total,
});
