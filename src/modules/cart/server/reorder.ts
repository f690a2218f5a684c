import { refuse } from '#kit/refusal.ts';
import { findVariantsForSale, type SellableVariant } from '#modules/catalog/server/index.ts';
import {
  editCart,
  findOrder,
  mayAccess,
  type Order,
  type OrderLine,
  openCart,
  type PricedCart,
} from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { withItem } from './add-item.ts';

type Caller = { customerId: number } | null;

export interface Reordered {
  cart: PricedCart;
  /** Items that could not be added, or only in part. */
  unavailableItems: { variantCode: string; productName: string; missing: number }[];
}

/**
 * Adds the items of a placed order to the shopper's cart, as far as they are still sold.
 * @throws Refusal `order.unknown` when the caller has no such placed order.
 */
export async function reorder(work: UnitOfWork, token: string, caller: Caller): Promise<Reordered> {
  const order = await findOrder(work.tx, token);
  if (!order || order.state === 'cart' || !mayAccess(order, caller)) throw refuse('order.unknown');
  const { channel, currency, locale } = order;
  const customerId = caller?.customerId ?? null;
  const opened = await openCart(work, { channel, currency, locale, customerId });
  const codes = order.lines.map((line) => line.variantCode);
  const variants = await findVariantsForSale(work.tx, channel, codes, opened);
  const unavailableItems: Reordered['unavailableItems'] = [];
  const cart = await editCart(work, { token: opened.token, caller, version: null }, (before) =>
    order.lines.reduce((filled, line) => {
      const variant = variants.find(({ code }) => code === line.variantCode);
      const quantity = variant ? addable(filled, line, variant) : 0;
      const { variantCode, productName, subscriptionInterval } = line;
      if (quantity < line.quantity)
        unavailableItems.push({ variantCode, productName, missing: line.quantity - quantity });
      if (!variant || quantity === 0) return filled;
      const item = { variantCode, quantity, subscriptionInterval };
      return withItem(filled, variant, { ...item, sourceItemList: 'reorder', upsell: false });
    }, before),
  );
  return { cart, unavailableItems };
}

/** Units of a line that can still be added to this cart. */
function addable(cart: Order, line: OrderLine, variant: SellableVariant): number {
  const sold = line.subscriptionInterval === null || variant.subscribable;
  if (variant.availability !== 'available' || !sold) return 0;
  const held = cart.lines
    .filter((other) => other.variantCode === line.variantCode)
    .reduce((all, other) => all + other.quantity, 0);
  return Math.max(0, Math.min(line.quantity, variant.onHand - held));
}
