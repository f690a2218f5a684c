import { Refusal } from '#kit/refusal.ts';
import type { SellableVariant } from '#modules/catalog/server/index.ts';
import { checkoutStates, lineKey } from '#modules/orders/rules/index.ts';
import {
  type CartEdit,
  newLine,
  type Order,
  type OrderLine,
} from '#modules/orders/server/index.ts';
import { assertQuantity, assertStock } from './assert-stock.ts';
import { buyableVariant } from './buyable-variant.ts';

export interface Addition {
  variantCode: string;
  quantity: number;
  subscriptionInterval: number | null;
  sourceItemList: string | null;
  upsell: boolean;
}

/** Adds a variant; quantities of the same variant and interval are added up (contracts §1.7). */
export const addItem =
  (addition: Addition): CartEdit =>
  async (order, db) =>
    withItem(order, await buyableVariant(db, order, addition), addition);

/** Several additions in one edit. @throws Refusal as `addItem`, with fields under `items.0`. */
export const addItems =
  (additions: readonly Addition[]): CartEdit =>
  async (order, db) => {
    let filled = order;
    for (const [nth, addition] of additions.entries())
      filled = await within(`items.${nth}`, async () => addItem(addition)(filled, db));
    return filled;
  };

/** A cart with additional units of a variant. @throws Refusal `stock`, or under `quantity`. */
export function withItem(order: Order, variant: SellableVariant, addition: Addition): Order {
  const key = lineKey(addition.variantCode, addition.subscriptionInterval);
  const same = order.lines.find(
    (line) => lineKey(line.variantCode, line.subscriptionInterval) === key,
  );
  const wanted: OrderLine = same
    ? { ...same, quantity: same.quantity + addition.quantity }
    : newLine(variant, addition);
  assertQuantity(wanted.quantity);
  const lines = same
    ? order.lines.map((line) => (line === same ? wanted : line))
    : [...order.lines, wanted];
  assertStock(lines, variant);
  const checkoutState = checkoutStates.next(order.checkoutState, 'change_items');
  return { ...order, lines, checkoutState: checkoutState ?? order.checkoutState };
}

/** Prefixes the fields of a refusal with their path in the request. */
async function within<T>(path: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.violations) throw error;
    const { code, params, status = 422 } = error;
    const violations = error.violations.map(({ propertyPath, ...rest }) => ({
      ...rest,
      propertyPath: [path, propertyPath].filter(Boolean).join('.'),
    }));
    throw new Refusal(code, params, { status, violations });
  }
}
