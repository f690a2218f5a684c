import type { Cents } from '#kit/money.ts';
import { Refusal } from '#kit/refusal.ts';
import { holdForSubscription, type PiecesThere } from '#modules/catalog/server/index.ts';
import { assertReachable } from '#modules/checkout/server/index.ts';
import type { CartProblem, Order } from '#modules/orders/server/index.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import { markThisTime, waitsUntil } from '#modules/subscriptions/rules/index.ts';
import {
  findTogether,
  priceDelivery,
  type Shortened,
  type Together,
} from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Fulfilment, fulfil, type Missing } from '../rules/index.ts';
import { findInstead, insteadOf, type PlannedItem, withInstead } from './instead.ts';

/** Reasons that prevent a delivery from leaving. */
export type Obstacle = 'product' | 'pickup_point' | 'carrier';

export interface Judged {
  /** The lines that can be sent at current prices, never above the announced total. */
  order: Order;
  /** Cents it costs if everything wanted and still sold is in stock on the day. */
  most: Cents;
  obstacle: Obstacle | null;
  /** Pieces left out because they are out of stock (REL-36) or no longer sold (REL-38). */
  leftOut: readonly { productName: string; quantity: number }[];
  /** Substitutes for missing pieces, as their customer chose (N-08). */
  replaced: readonly Instead[];
  /** Pieces whose reservation this order uses up beyond its own: to be reserved again. */
  taken: readonly { variantCode: string; quantity: number }[];
  /** The goods it waits for, until this civil date at most, as its customer chose (N-08). */
  waits: { until: string; products: readonly string[] } | null;
  /** The alternative relay point, when the first has closed. */
  rerouted: { closed: string; to: PickupAddress } | null;
  /** Whether it shares a parcel with other deliveries. */
  isTogether: boolean;
  /** Whether a promotion of the customer is no longer valid (REL-43). */
  hasLostPromotion: boolean;
}

/** Missing pieces and their substitute. */
export interface Instead {
  productName: string;
  quantity: number;
  /** Code of the missing variant. */
  from: string;
  to: string;
  insteadName: string;
  pieces: number;
  /** Total of these pieces. */
  grams: number;
}

/** The settings of a subscription that apply when something is missing. */
interface Plan {
  items: readonly PlannedItem[];
  nextPoint: PickupAddress | null;
  /** Planned civil date of dispatch. */
  shippingDate: string;
}

/**
 * Evaluates the next delivery of a subscription against current stock and prices: what is available, which
 * substitutes replace missing lines, the total, and whether it can arrive or waits. Locks the stock rows it reads
 * until the end of the transaction.
 */
export async function judgeDelivery(
  work: UnitOfWork,
  prepared: Order,
  announced: Cents | null,
  plan: Plan,
): Promise<Judged> {
  const draft = { ...prepared, lines: markThisTime(prepared.lines, plan.items) };
  const tied = await findTogether(work.tx, [draft.id]);
  const together = tied.get(draft.id) ?? null;
  const requested = await priceDelivery(work.tx, draft, work.today, null, { together });
  const gone = new Set(requested.problems.flatMap(goneVariant));
  const isGone = (code: string) => gone.has(code);
  const offered = draft.lines.filter(({ variantCode }) => !isGone(variantCode));
  const planOf = (code: string) =>
    plan.items.find(({ variantCode }) => variantCode === code)?.planB ?? null;
  const others = draft.lines.flatMap(
    ({ variantCode }) => planOf(variantCode)?.replacement?.variantCode ?? [],
  );
  const sold = await findInstead(work, draft.channel, others);
  const there = await holdForSubscription(work, [
    ...offered.map(({ variantCode }) => variantCode),
    ...sold.keys(),
  ]);
  const shelf = new Map(
    offered.flatMap(({ variantCode }) => {
      const found = there.get(variantCode);
      return found ? [[variantCode, found.onHand] as const] : [];
    }),
  );
  const done = fulfil(draft.lines, shelf, ({ variantCode }) =>
    insteadOf(planOf(variantCode), sold, there, draft.lines),
  );
  const whole = offered.length === 0 ? draft : { ...draft, lines: offered };
  const shortened = { wanted: requested.order, sent: done.sent, replaced: [] };
  const wanted =
    gone.size === 0
      ? requested
      : await priceDelivery(work.tx, whole, work.today, null, {
          shortened: { ...shortened, sent: offered },
          together,
        });
  const most = wanted.order.pricing.total;
  const waits = waitOf(work, plan, done.leftOut, { planOf, isGone });
  const isSkipped = waits === null && isToBeSkipped(done.leftOut, { planOf, isGone });
  const hasLostPromotion = hasLost(requested.problems);
  const judged = { most, waits, hasLostPromotion, isTogether: together !== null };
  const wish = { done, sold, requested: requested.order, together };
  const settled = await settle(work, draft, announced, wish);
  const { order, problems, fulfilled } = settled;
  const outcome = {
    leftOut: fulfilled.leftOut.map(({ line: { productName }, quantity }) => {
      return { productName, quantity };
    }),
    replaced: fulfilled.replaced.map(({ line, quantity, to, pieces }) => {
      const comes = sold.get(to);
      return {
        productName: line.productName,
        quantity,
        from: line.variantCode,
        to,
        insteadName: comes ? `${comes.productName}, ${comes.variantName}` : to,
        pieces,
        grams: pieces * (comes?.netGrams ?? 0),
      };
    }),
    taken: takenFromOthers(there, fulfilled),
  };
  const isNothing = fulfilled.sent.length === 0 && fulfilled.replaced.length === 0;
  if (isNothing || isSkipped)
    return {
      ...judged,
      ...outcome,
      order: isNothing ? requested.order : order,
      obstacle: 'product',
      rerouted: null,
    };
  const obstacle = await obstacleTo(work, draft, order, problems);
  const elsewhere = obstacle === 'pickup_point' ? await atNextPoint(work, order, plan) : null;
  if (elsewhere)
    return {
      ...judged,
      ...outcome,
      order: elsewhere.order,
      obstacle: null,
      rerouted: elsewhere.to,
    };
  return { ...judged, ...outcome, order, obstacle, rerouted: null };
}

const hasLost = (problems: readonly CartProblem[]) =>
  problems.some(({ code }) => code === 'promotion_withdrawn');

/** Out of stock is handled separately: subscribers can use stock reserved for them. */
const goneVariant = ({ code, reason, variantCode }: CartProblem): string[] =>
  code === 'unavailable' && reason !== 'out_of_stock' && variantCode ? [variantCode] : [];

interface Chosen {
  planOf: (code: string) => PlannedItem['planB'];
  isGone: (code: string) => boolean;
}

type MissingLines = readonly Missing<Order['lines'][number]>[];

/** Missing goods still sold are waited for until the last day, if the customer chose so. */
function waitOf(
  { today }: UnitOfWork,
  { shippingDate }: Plan,
  missing: MissingLines,
  { planOf, isGone }: Chosen,
): Judged['waits'] {
  const awaited = missing.flatMap(({ line, quantity }) => {
    const days = planOf(line.variantCode)?.waitDays;
    if (!days || isGone(line.variantCode)) return [];
    const until = waitsUntil(shippingDate, days);
    return today.toString() < until
      ? [{ until, product: `${quantity} × ${line.productName}` }]
      : [];
  });
  const [last] = awaited.map(({ until }) => until).toSorted((a, b) => b.localeCompare(a));
  return last ? { until: last, products: awaited.map(({ product }) => product) } : null;
}

/** A withdrawn product will not arrive later, so it alone does not skip a delivery. */
const isToBeSkipped = (missing: MissingLines, { planOf, isGone }: Chosen): boolean =>
  missing.some(
    ({ line: { variantCode } }) =>
      planOf(variantCode)?.afterWait === 'skip' && !isGone(variantCode),
  );

type Fulfilled = Fulfilment<Order['lines'][number]>;

interface Settling {
  done: Fulfilled;
  sold: Awaited<ReturnType<typeof findInstead>>;
  /** The delivery with all lines as wanted, priced. */
  requested: Order;
  together: Together | null;
}

/** Prices the lines that leave. If substitutes make the parcel too heavy, they are left out. */
async function settle(
  work: UnitOfWork,
  draft: Order,
  announced: Cents | null,
  { done, sold, requested, together }: Settling,
): Promise<{ order: Order; problems: readonly CartProblem[]; fulfilled: Fulfilled }> {
  const price = (fulfilled: Fulfilled) => {
    const { sent, replaced, leftOut } = fulfilled;
    const isShort = leftOut.length > 0 || replaced.length > 0;
    const shortened: Shortened = { wanted: requested, sent, replaced };
    const leaves = { ...draft, lines: withInstead(sent, replaced, sold) };
    const circumstances = { shortened: isShort ? shortened : null, together };
    return priceDelivery(work.tx, leaves, work.today, announced, circumstances);
  };
  const first = await price(done);
  const isTooMuch =
    done.replaced.length > 0 && isNotCarried(draft, first.order, first.problems) !== null;
  if (!isTooMuch) return { ...first, fulfilled: done };
  const without = {
    sent: done.sent,
    replaced: [],
    leftOut: [...done.leftOut, ...done.replaced.map(({ line, quantity }) => ({ line, quantity }))],
  };
  return { ...(await price(without)), fulfilled: without };
}

/** Substitutes may take pieces reserved for subscribers: these reservations are made again. */
const takenFromOthers = (there: ReadonlyMap<string, PiecesThere>, { replaced }: Fulfilled) =>
  [...Map.groupBy(replaced, ({ to }) => to)].map(([variantCode, of]) => {
    const { onHand = 0, free = 0 } = there.get(variantCode) ?? {};
    const pieces = of.reduce((sum, one) => sum + one.pieces, 0);
    return { variantCode, quantity: Math.min(pieces, onHand - free) };
  });

function isNotCarried(
  draft: Order,
  order: Order,
  problems: readonly CartProblem[],
): 'carrier' | null {
  const isOffered = problems.every(({ code }) => code !== 'shipping_unavailable');
  return isOffered && order.shipment?.methodCode === draft.shipment?.methodCode ? null : 'carrier';
}

async function obstacleTo(
  work: UnitOfWork,
  draft: Order,
  order: Order,
  problems: readonly CartProblem[],
): Promise<Obstacle | null> {
  if (isNotCarried(draft, order, problems)) return 'carrier';
  try {
    await assertReachable(work, order);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code.startsWith('pickup_point') ? 'pickup_point' : 'carrier';
  }
}

/** The delivery redirected to the alternative relay point, if that accepts it; the price is the same. */
async function atNextPoint(work: UnitOfWork, order: Order, { nextPoint }: Plan) {
  const { shipment } = order;
  if (!nextPoint || !shipment?.pickupPoint || nextPoint.code === shipment.pickupPoint) return null;
  const pickup = { pickupPoint: nextPoint.code, pickupAddress: nextPoint };
  const elsewhere = { ...order, shipment: { ...shipment, ...pickup } };
  if ((await obstacleTo(work, elsewhere, elsewhere, [])) !== null) return null;
  const closed = shipment.pickupAddress?.name ?? shipment.pickupPoint;
  return { order: elsewhere, to: { closed, to: nextPoint } };
}
