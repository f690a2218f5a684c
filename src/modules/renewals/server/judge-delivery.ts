import type { Cents } from '#kit/money.ts';
import { Refusal } from '#kit/refusal.ts';
import { holdForSubscription } from '#modules/catalog/server/index.ts';
import { assertReachable } from '#modules/checkout/server/index.ts';
import { type CartProblem, type Order, priceCart } from '#modules/orders/server/index.ts';
import { priceDelivery } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { sendable } from '../rules/index.ts';

/** What stands in the way of a delivery. */
export type Obstacle = 'product' | 'pickup_point' | 'carrier';

export interface Judged {
  /** What can be sent, at what it costs now and never more than was announced. */
  order: Order;
  /** Cents it costs if everything that is wanted and still sold is there on the day. */
  most: Cents;
  obstacle: Obstacle | null;
  /** Pieces that are left out because they are not there (REL-36) or not sold any more (REL-38). */
  leftOut: readonly { productName: string; quantity: number }[];
  /** Promotions of the customer that are not valid any more (REL-43). */
  hasLostPromotion: boolean;
}

/**
 * Looks at the next delivery of a subscription as the shop is now: what is there of it, what it
 * costs, whether it can arrive. The stock it finds is held until the end of the transaction.
 */
export async function judgeDelivery(
  work: UnitOfWork,
  draft: Order,
  announced: Cents | null,
): Promise<Judged> {
  const requested = await priceCart(work.tx, draft, work.today);
  const gone = new Set(requested.problems.flatMap(goneVariant));
  const offered = draft.lines.filter(({ variantCode }) => !gone.has(variantCode));
  const there = await holdForSubscription(
    work,
    offered.map(({ variantCode }) => variantCode),
  );
  const lines = sendable(offered, there);
  const leftOut = leftOutOf(draft, lines);
  const hasLostPromotion = requested.problems.some(({ code }) => code === 'promotion_withdrawn');
  const whole = offered.length === 0 ? draft : { ...draft, lines: offered };
  const wanted =
    gone.size === 0
      ? requested
      : await priceDelivery(work.tx, whole, work.today, null, requested.order);
  const most = wanted.order.pricing.total;
  if (lines.length === 0)
    return { order: requested.order, most, obstacle: 'product', leftOut, hasLostPromotion };
  const rest = { ...draft, lines };
  const { order, problems } = await priceDelivery(
    work.tx,
    rest,
    work.today,
    announced,
    leftOut.length > 0 ? requested.order : null,
  );
  const obstacle = await obstacleTo(work, draft, order, problems);
  return { order, most, obstacle, leftOut, hasLostPromotion };
}

/** Out of stock is judged apart: what is promised to subscribers is there for them. */
const goneVariant = ({ code, reason, variantCode }: CartProblem): string[] =>
  code === 'unavailable' && reason !== 'out_of_stock' && variantCode ? [variantCode] : [];

function leftOutOf({ lines }: Order, sent: Order['lines']): Judged['leftOut'] {
  return lines.flatMap(({ variantCode, productName, quantity }) => {
    const goes = sent.find((line) => line.variantCode === variantCode)?.quantity ?? 0;
    return goes < quantity ? [{ productName, quantity: quantity - goes }] : [];
  });
}

async function obstacleTo(
  work: UnitOfWork,
  draft: Order,
  order: Order,
  problems: readonly CartProblem[],
): Promise<Obstacle | null> {
  const isOffered = problems.every(({ code }) => code !== 'shipping_unavailable');
  if (!isOffered || order.shipment?.methodCode !== draft.shipment?.methodCode) return 'carrier';
  try {
    await assertReachable(work, order);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code.startsWith('pickup_point') ? 'pickup_point' : 'carrier';
  }
}
