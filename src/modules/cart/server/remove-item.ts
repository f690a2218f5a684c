import { checkoutStates } from '#modules/orders/rules/index.ts';
import type { CartEdit } from '#modules/orders/server/index.ts';
import { getLine } from './change-item.ts';

/** Removes a line. @throws Refusal `item.unknown` when the cart has no such line. */
export const removeItem =
  (itemId: number): CartEdit =>
  (order) => {
    const line = getLine(order, itemId);
    const lines = order.lines.filter((other) => other !== line);
    const action =
      lines.length > 0 ? checkoutStates.next(order.checkoutState, 'change_items') : 'cart';
    return { ...order, lines, checkoutState: action ?? order.checkoutState };
  };
