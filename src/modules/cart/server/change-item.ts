import { refuse, refuseFields } from '#kit/refusal.ts';
import { findVariantsForSale } from '#modules/catalog/server/index.ts';
import { checkoutStates, lineKey } from '#modules/orders/rules/index.ts';
import type { CartEdit, Order, OrderLine } from '#modules/orders/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { ItemChange } from '../contracts.ts';
import { assertQuantity, assertStock } from './assert-stock.ts';

/** Changes a line; if it becomes identical to another line, both are merged (contracts §1.7). */
export const changeItem =
  (itemId: number, change: ItemChange): CartEdit =>
  async (order, db) => {
    const line = getLine(order, itemId);
    const changed = {
      ...line,
      quantity: change.quantity ?? line.quantity,
      subscriptionInterval:
        change.subscriptionInterval === undefined
          ? line.subscriptionInterval
          : change.subscriptionInterval,
    };
    const lines = merged(order.lines, line, changed);
    await assertBuyable(db, order, lines, changed);
    const checkoutState = checkoutStates.next(order.checkoutState, 'change_items');
    return { ...order, lines, checkoutState: checkoutState ?? order.checkoutState };
  };

/** @throws Refusal `item.unknown` when the order has no such line. */
export function getLine(order: Order, itemId: number): OrderLine {
  const line = order.lines.find(({ id }) => id === itemId);
  if (!line) throw refuse('item.unknown');
  return line;
}

function merged(lines: readonly OrderLine[], line: OrderLine, changed: OrderLine): OrderLine[] {
  const key = lineKey(changed.variantCode, changed.subscriptionInterval);
  const twin = lines.find(
    (other) => other !== line && lineKey(other.variantCode, other.subscriptionInterval) === key,
  );
  if (!twin) return lines.map((other) => (other === line ? changed : other));
  const quantity = twin.quantity + changed.quantity;
  assertQuantity(quantity);
  return lines.flatMap((other) => {
    if (other === line) return [];
    return [other === twin ? { ...twin, quantity } : other];
  });
}

/** A lower quantity is always accepted, so that a shopper can adapt to a lower stock. */
async function assertBuyable(
  db: Db | Tx,
  order: Order,
  lines: readonly OrderLine[],
  changed: OrderLine,
) {
  const pieces = (all: readonly OrderLine[]) =>
    all
      .filter((line) => line.variantCode === changed.variantCode)
      .reduce((sum, line) => sum + line.quantity, 0);
  const [variant] = await findVariantsForSale(db, order.channel, [changed.variantCode], order);
  if (pieces(lines) > pieces(order.lines))
    assertStock(lines, { code: changed.variantCode, onHand: variant?.onHand ?? 0 });
  if (changed.subscriptionInterval !== null && variant && !variant.subscribable)
    throw refuseFields([{ propertyPath: 'subscriptionInterval', code: 'variant.no_subscription' }]);
}
