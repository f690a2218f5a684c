import { toCivilDate } from '#kit/dates.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import {
  findVariantsForSale,
  type SellableVariant,
  stockShort,
} from '#modules/catalog/server/index.ts';
import { findGranted } from '#modules/promotions/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { isGesture, lineKey, type WantedLine } from '../rules/index.ts';
import { newLine } from './new-line.ts';
import type { Order, OrderLine } from './order.ts';
import { type Bought, priceCart } from './price-cart.ts';
import { stockOf } from './stock-of.ts';

/**
 * A placed order as it would be with these lines, priced like a cart. Existing lines have the price they were bought
 * at, even for more pieces; new lines have today's price. Promotions and VAT are those of the original order, and the
 * delivery costs no more than before. Writes nothing.
 * @throws Refusal `stock` for more pieces than there are; `variant.unavailable` under `lines`; `order.lines_delivery`
 * when the delivery method of the order cannot carry them.
 */
export async function priceChangedLines(
  db: Db | Tx,
  order: Order,
  wanted: readonly WantedLine[],
): Promise<Order> {
  const codes = [...new Set([...wanted, ...order.lines].map(({ variantCode }) => variantCode))];
  const found = await findVariantsForSale(db, order.channel, codes);
  const variants = new Map(found.map((variant) => [variant.code, variant]));
  const bought = await boughtIn(db, order);
  const lines = wanted.map((line) => changedLine(line, bought, variants));
  assertThere(lines, bought, variants);
  const day = toCivilDate(Temporal.Instant.fromEpochMilliseconds(order.placedAt?.getTime() ?? 0));
  const { pricing } = order;
  const priced = await priceCart(db, { ...order, lines }, day, {
    bought,
    shippingAtMost: pricing.shippingTotal,
    adjustments: pricing.promotions.flatMap(({ code, version, name: label, amount }) =>
      isGesture(code) ? [{ label, amount, rule: { id: code, version } }] : [],
    ),
  });
  const { order: changed } = priced;
  if (changed.shipment?.methodCode !== order.shipment?.methodCode)
    throw refuse('order.lines_delivery');
  return {
    ...changed,
    stock: order.stock,
    // The promises made with the original order stay unchanged.
    pricing: { ...changed.pricing, promised: pricing.promised ?? [] },
    lines: changed.lines.map((line) => asItWasNamed(line, bought)),
  };
}

async function boughtIn(db: Db | Tx, order: Order): Promise<Bought> {
  const stock: Record<string, number> = {};
  for (const { variantCode, quantity } of stockOf(order))
    stock[variantCode] = (stock[variantCode] ?? 0) + quantity;
  const lines = new Map(order.lines.map((line) => [keyOf(line), line]));
  const { pricing } = order;
  const promotions = pricing.promotions.filter(({ code }) => !isGesture(code));
  return { lines, promotions: await findGranted(db, { ...pricing, promotions }), stock };
}

const keyOf = (line: Pick<OrderLine, 'variantCode' | 'subscriptionInterval'>): string =>
  lineKey(line.variantCode, line.subscriptionInterval);

function changedLine(
  wanted: WantedLine,
  { lines }: Bought,
  variants: ReadonlyMap<string, SellableVariant>,
): OrderLine {
  const { variantCode, quantity, subscriptionInterval } = wanted;
  const own = lines.get(keyOf(wanted));
  const variant = variants.get(variantCode);
  // A variant no longer in the catalogue is priced from its line alone.
  if (own && !variant) return { ...own, quantity, originalUnitPrice: own.unitPrice };
  if (own) return { ...own, quantity };
  if (variant?.availability === 'out_of_stock') throw stockShort(variantCode, 0, quantity);
  if (variant?.availability !== 'available')
    throw refuseFields([{ propertyPath: 'lines', code: 'variant.unavailable' }]);
  const added = { variantCode, quantity, subscriptionInterval };
  return newLine(variant, { ...added, sourceItemList: 'team', upsell: false });
}

/** The additional pieces must be available for sale. */
function assertThere(
  lines: readonly OrderLine[],
  { stock }: Bought,
  variants: ReadonlyMap<string, SellableVariant>,
): void {
  for (const [variantCode, same] of Map.groupBy(lines, (line) => line.variantCode)) {
    const quantity = same.reduce((all, line) => all + line.quantity, 0);
    const own = stock[variantCode] ?? 0;
    const variant = variants.get(variantCode);
    const onHand = own + (variant?.onHand ?? 0);
    if (quantity > own && quantity > onHand) throw stockShort(variantCode, onHand, quantity);
  }
}

/** A line that stays has the names and weights it was bought with. */
function asItWasNamed(line: OrderLine, { lines }: Bought): OrderLine {
  const own = lines.get(keyOf(line));
  if (!own) return line;
  const { quantity, unitPrice, originalUnitPrice, discountedUnitPrice } = line;
  const { subtotal, total, taxRate, net, vat } = line;
  return {
    ...own,
    quantity,
    unitPrice,
    originalUnitPrice,
    discountedUnitPrice,
    subtotal,
    total,
    taxRate,
    net,
    vat,
  };
}
