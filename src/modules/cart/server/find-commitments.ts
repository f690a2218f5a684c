import type { Cents } from '#kit/money.ts';
import { TERMS } from '#kit/terms.ts';
import { type Order, priceCart } from '#modules/orders/server/index.ts';
import { promisedPromotions } from '#modules/promotions/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { CommitmentShape } from '../contracts.ts';
import { laterDelivery } from './simulate-deliveries.ts';

const MONTHS = 12;
const DAYS_OF_YEAR = 365;

/**
 * Commitments of a cart, one per subscription interval, shortest first (WDR-05): each later
 * delivery is priced like its future draft order, with delivery cost and promised discounts. The
 * delivery cost of this order is counted once, with the shortest interval, so that commitments and
 * one-off items add up to this order plus the later deliveries. Read-only; `order` must have
 * today's prices.
 */
export async function findCommitments(
  db: Db | Tx,
  order: Order,
  today: Temporal.PlainDate,
): Promise<CommitmentShape[]> {
  const rhythms = new Set(order.lines.flatMap((line) => line.subscriptionInterval ?? []));
  const found: CommitmentShape[] = [];
  for (const interval of [...rhythms].toSorted((a, b) => a - b)) {
    const draft = laterDelivery(order, interval);
    const usual = (await priceCart(db, { ...draft, promises: [] }, today)).order.pricing;
    const promised = (order.pricing.promised ?? [])
      .filter(({ frequencies }) => frequencies.includes(interval))
      .map(({ terms, isGiven }, id) => ({ id, terms, done: isGiven ? 1 : 0 }))
      .filter(({ terms, done }) => (terms.conditions.deliveries?.count ?? 0) > done);
    const promises = promisedPromotions(promised);
    const second =
      promises.length === 0
        ? usual
        : (await priceCart(db, { ...draft, promises }, today)).order.pricing;
    const own = order.lines.filter((line) => line.subscriptionInterval === interval);
    const postage = found.length === 0 ? order.pricing.shippingTotal : 0;
    const first = own.reduce<Cents>((sum, { total }) => sum + total, postage);
    found.push({
      interval,
      deliveries: TERMS.leastDeliveries,
      perDelivery: usual.total,
      perDeliveryShipping: usual.shippingTotal,
      perMonth: Math.round((usual.total * DAYS_OF_YEAR) / MONTHS / interval),
      second: second.total,
      total: first + second.total * (TERMS.leastDeliveries - 1),
    });
  }
  return found;
}
