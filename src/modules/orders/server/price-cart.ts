import { SELLER_COUNTRY } from '#kit/countries.ts';
import { defined } from '#kit/defined.ts';
import type { Cents } from '#kit/money.ts';
import {
  atGuaranteedPrices,
  findVariantsForSale,
  type SellableVariant,
  type StockSeen,
  taxRatesInForce,
} from '#modules/catalog/server/index.ts';
import {
  type PricedLine,
  type Promotion,
  promisedDeliveries,
} from '#modules/promotions/rules/index.ts';
import { findPromotions, type PromotionInForce } from '#modules/promotions/server/index.ts';
import { findSegmentsOf } from '#modules/segments/server/index.ts';
import { findShippingOptions, type ShippingOption } from '#modules/shipping/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import {
  type Adjustment,
  lineKey,
  type OrderToPrice,
  type PricedOrder,
  priceOrder,
  taxCountry,
} from '../rules/index.ts';
import { applyPricing } from './apply-pricing.ts';
import { type CartProblem, problem } from './cart-problem.ts';
import {
  giftsOf,
  judgePromotions,
  promotionLine,
  situationOf,
  withPromises,
} from './judge-promotions.ts';
import { chooseShipping } from './offered-shipping.ts';
import { deliveryCountry, type Order, type OrderLine } from './order.ts';
import { countEarlierOrders } from './queries.ts';

/** A cart at current prices, with the problems its shopper must be shown. */
export interface PricedCart {
  order: Order;
  problems: readonly CartProblem[];
  /** Codes of variants in it that are not offered on subscription. */
  onceOnly: readonly string[];
  /**
   * Pieces it needs of each variant. Without problems, its price stays the same while stock covers them and the cart,
   * catalogue, prices and day are unchanged, unless it `isPersonal`.
   */
  needs: StockSeen;
  /** Whether its price depends on the customer or on earlier uses of a promotion. */
  isPersonal: boolean;
}

/** A placed order, which is not priced again. */
export const asPlaced = (order: Order): PricedCart => ({
  order,
  problems: [],
  onceOnly: [],
  needs: {},
  isPersonal: true,
});

/** What a placed order already has when it is priced again with other lines. */
export interface Bought {
  /** Its lines at the prices they were bought at, by key. */
  lines: ReadonlyMap<string, OrderLine>;
  /** The promotions it received, in their version of that day: no others are given. */
  promotions: readonly Promotion[];
  /** Pieces it holds, gifts included. */
  stock: StockSeen;
}

/** Limits and reductions that do not come from promotions. */
export interface PriceLimits {
  adjustments?: readonly Adjustment[];
  /** Upper limit of the delivery fee in cents; null = no limit. */
  shippingAtMost?: Cents | null;
  /** Rule id of that limit. */
  shippingRule?: string | undefined;
  /** Null for a cart. */
  bought?: Bought | null;
}

/**
 * Prices a cart again from the catalogue, promotions, delivery and taxes in force. Writes nothing. The number of
 * queries does not depend on the number of lines. `adjustments` are taken off the goods in addition to promotions.
 */
export async function priceCart(
  db: Db | Tx,
  order: Order,
  today: Temporal.PlainDate,
  { adjustments = [], shippingAtMost = null, shippingRule, bought = null }: PriceLimits = {},
): Promise<PricedCart> {
  const { offerVersion } = order;
  const options = await findShippingOptions(db, deliveryCountry(order), offerVersion);
  const empty = order.lines.length === 0;
  const inForce = empty ? [] : await promotionsFor(db, order, bought);
  const variants = await variantsOf(db, order, today, bought);
  const offered = (line: OrderLine) => asBought(line, variants.get(line.variantCode), bought);
  const situation = situationOf(
    order,
    order.lines.map((line) => promotionLine(line, offered(line), order, today)),
    today,
    bought
      ? { previousOrders: 0, segments: null }
      : {
          previousOrders: await previousOrders(db, order, inForce),
          segments: await segmentsOf(db, order, inForce, today),
        },
  );
  const gifts = giftsOf(inForce, situation);
  if (gifts.length > 0)
    for (const gift of await findVariantsForSale(db, order.channel, gifts, order))
      variants.set(gift.code, withPieces(gift, bought));
  const judged = judgePromotions(order, inForce, situation, variants);
  const shipping = empty ? (options[0] ?? null) : chooseShipping(order, options);
  const toBePriced = await toPrice(db, order, offered, judged.promotions, shipping, today);
  const priced = priceOrder({ ...toBePriced, adjustments, shippingAtMost, shippingRule });
  const problems = defined<CartProblem>([
    ...order.lines.flatMap((line) => lineProblems(line, order, variants.get(line.variantCode))),
    ...judged.problems,
    ...priced.withheld.flatMap(({ promotion: { couponCode }, reason }) =>
      couponCode ? [problem('promotion_withheld', { couponCode, reason })] : [],
    ),
    shipping || empty ? undefined : problem('shipping_unavailable'),
  ]);
  const promised = promisedDeliveries(
    [...judged.promotions, ...judged.later, ...judged.retained.keys()],
    order.lines.map(({ subscriptionInterval }, index) => ({
      ...(situation.lines[index] as PricedLine),
      subscriptionInterval,
    })),
    (promotion) => ({
      isGiven: isGiven(promotion, priced),
      reason: judged.retained.get(promotion) ?? null,
    }),
  );
  const repriced = applyPricing(order, priced, variants, empty ? null : shipping);
  return {
    order: { ...repriced, pricing: { ...repriced.pricing, promised } },
    problems,
    onceOnly: order.lines.flatMap(({ variantCode }) =>
      variants.get(variantCode)?.subscribable === false ? [variantCode] : [],
    ),
    needs: needsOf(order, judged.promotions),
    isPersonal: order.couponCodes.length > 0 || inForce.some(isPersonal),
  };
}

/** Whether a promotion had an effect. */
const isGiven = ({ code }: Promotion, { promotions, freeProducts }: PricedOrder): boolean =>
  promotions.some((one) => one.code === code && one.amount !== 0) ||
  freeProducts.some(({ promotionCode }) => promotionCode === code);

function needsOf({ lines }: Order, promotions: readonly Promotion[]): StockSeen {
  const needs: Record<string, number> = {};
  const gifts = promotions.flatMap(({ reward }) =>
    reward.kind === 'free_product' ? [reward] : [],
  );
  for (const { variantCode, quantity } of [...lines, ...gifts])
    needs[variantCode] = (needs[variantCode] ?? 0) + quantity;
  return needs;
}

/** Whether a promotion depends on the customer or on earlier uses. */
const isPersonal = ({ promotion: { conditions } }: PromotionInForce): boolean =>
  conditions.firstOrderOnly ||
  conditions.totalUses !== null ||
  conditions.usesPerCustomer !== null ||
  (conditions.segment ?? null) !== null;

/** Candidate promotions: those in force, or those given when the order was bought. */
async function promotionsFor(
  db: Db | Tx,
  order: Order,
  bought: Bought | null,
): Promise<readonly PromotionInForce[]> {
  if (bought)
    return bought.promotions.map((promotion) => ({
      promotion,
      uses: { total: 0, byCustomer: 0 },
      otherCodes: [],
    }));
  const { channel, couponCodes, offerVersion } = order;
  return withPromises(order, await findPromotions(db, channel, couponCodes, order, offerVersion));
}

async function variantsOf(
  db: Db | Tx,
  order: Order,
  today: Temporal.PlainDate,
  bought: Bought | null,
): Promise<Map<string, SellableVariant>> {
  const { channel, lines, guaranteedPrices } = order;
  const codes = new Set(lines.map((line) => line.variantCode));
  const found = await findVariantsForSale(db, channel, [...codes], order);
  return new Map(
    atGuaranteedPrices(found, guaranteedPrices, today).map((variant) => [
      variant.code,
      withPieces(variant, bought),
    ]),
  );
}

/** A variant whose stock includes the pieces the order already holds. */
const withPieces = (variant: SellableVariant, bought: Bought | null): SellableVariant => {
  const own = bought?.stock[variant.code] ?? 0;
  return own > 0 ? { ...variant, onHand: variant.onHand + own } : variant;
};

/** A variant at the price its line was bought at, whatever the current price. */
function asBought(
  line: OrderLine,
  variant: SellableVariant | undefined,
  bought: Bought | null,
): SellableVariant | undefined {
  const own = bought?.lines.get(lineKey(line.variantCode, line.subscriptionInterval));
  if (!own || !variant) return variant;
  const isOnce = own.subscriptionInterval === null;
  return {
    ...variant,
    unitPrice: isOnce ? own.unitPrice : own.originalUnitPrice,
    originalUnitPrice: own.originalUnitPrice,
    subscriptionUnitPrice: isOnce ? variant.subscriptionUnitPrice : own.unitPrice,
  };
}

/** Number of earlier orders; null while the customer is unknown. Queried only if a promotion depends on it. */
async function previousOrders(db: Db | Tx, order: Order, inForce: readonly PromotionInForce[]) {
  const dependsOnFirstOrder = inForce.some(({ promotion }) => promotion.conditions.firstOrderOnly);
  if (!dependsOnFirstOrder) return null;
  if (order.customerId !== null || order.email !== null) return countEarlierOrders(db, order);
  // A preview for a later delivery of a subscription: it is never the first order.
  return order.subscription === null ? null : 1;
}

/** Of the segments that promotions name, those the customer is in. Queried only if a promotion names any. */
function segmentsOf(
  db: Db | Tx,
  { customerId }: Order,
  inForce: readonly PromotionInForce[],
  today: Temporal.PlainDate,
): Promise<ReadonlySet<number>> {
  const named = inForce.flatMap(({ promotion }) => promotion.conditions.segment ?? []);
  return findSegmentsOf(db, { customerId, among: named, today });
}

async function toPrice(
  db: Db | Tx,
  order: Order,
  offered: (line: OrderLine) => SellableVariant | undefined,
  promotions: readonly Promotion[],
  shipping: ShippingOption | null,
  today: Temporal.PlainDate,
): Promise<OrderToPrice> {
  const country = taxCountry(order.vatRegime, SELLER_COUNTRY, deliveryCountry(order));
  const isFilled = order.lines.length > 0;
  const rates = isFilled ? await taxRatesInForce(db, country, today, order.offerVersion) : [];
  const rule = shipping && { id: `shipping:${shipping.code}`, version: shipping.since };
  return {
    lines: order.lines.map((line) => lineToPrice(line, offered(line))),
    promotions,
    adjustments: [],
    shippingAtMost: null,
    country: order.channelCountries[0] as string,
    taxCountry: country,
    date: today,
    taxRates: rates.map((rate) => ({ ...rate, country, validTo: null })),
    shipping: shipping && rule ? { method: shipping.code, price: shipping.price, rule } : null,
    freeShipping: shipping?.freeFrom && rule ? { threshold: shipping.freeFrom, rule } : null,
  };
}

/** A variant that left the catalogue keeps its last price, so that the cart still shows it. */
function lineToPrice(line: OrderLine, variant: SellableVariant | undefined) {
  const since = (day: Temporal.PlainDate | undefined) => day?.toString() ?? 'last known';
  return {
    key: lineKey(line.variantCode, line.subscriptionInterval),
    variantCode: line.variantCode,
    productCode: line.productSku,
    categories: variant?.categoryPaths ?? [],
    taxCategory: line.taxCategory,
    quantity: line.quantity,
    unitPrice: variant?.unitPrice ?? line.originalUnitPrice,
    referenceUnitPrice: variant ? variant.originalUnitPrice : null,
    subscriptionUnitPrice: variant?.subscriptionUnitPrice ?? line.unitPrice,
    subscriptionInterval: line.subscriptionInterval,
    priceRule: { id: `price:${line.variantCode}`, version: since(variant?.priceSince) },
    subscriptionPriceRule: {
      id: `subscription-price:${line.variantCode}`,
      version: since(variant?.subscriptionPriceSince),
    },
  };
}

function lineProblems(
  line: OrderLine,
  order: Order,
  variant: SellableVariant | undefined,
): CartProblem[] {
  if (line.id === null) return [];
  const about = { itemId: line.id, variantCode: line.variantCode };
  const onSubscription = line.subscriptionInterval !== null;
  if (variant?.availability !== 'available' || (onSubscription && !variant.subscribable))
    return [problem('unavailable', { ...about, reason: variant?.availability ?? 'unavailable' })];
  const wanted = order.lines
    .filter((other) => other.variantCode === line.variantCode)
    .reduce((all, other) => all + other.quantity, 0);
  const now = onSubscription ? variant.subscriptionUnitPrice : variant.unitPrice;
  return defined([
    wanted > variant.onHand
      ? problem('stock_lowered', { ...about, before: wanted, now: variant.onHand })
      : undefined,
    now !== line.unitPrice
      ? problem('price_changed', { ...about, before: line.unitPrice, now })
      : undefined,
  ]);
}
