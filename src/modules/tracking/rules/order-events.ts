import { defined } from '#kit/defined.ts';
import { euros, type Item, itemOfLine, type Line, worth } from './items.ts';
import type { Tracked } from './layer-event.ts';

/** An order as the shop API describes it (contracts §1.6); amounts in cents. */
interface Order {
  number: string | null;
  items: readonly Line[];
  promotions: readonly { couponCode: string | null }[];
  shipments: readonly { method: string }[];
  payments: readonly { method: string }[];
  shippingTotal: number;
  accounting: { vatIncluded: number };
}

const codeOf = (path: string | undefined) => path?.split('/').at(-1) ?? null;
const couponOf = ({ promotions }: Pick<Order, 'promotions'>) =>
  promotions.find(({ couponCode }) => couponCode)?.couponCode ?? null;
const sheet = (order: Order) => worth(order.items.map(itemOfLine));

export const cartView = ({ items }: Pick<Order, 'items'>): Tracked => ({
  name: 'view_cart',
  data: { ecommerce: worth(items.map(itemOfLine)) },
});

/** The event of a checkout step when it is reached; null for steps without one. */
export function funnelEvent(step: string, order: Order): Tracked | null {
  const ecommerce = { ...sheet(order), coupon: couponOf(order) };
  if (step === 'billing') return { name: 'begin_checkout', data: { ecommerce } };
  if (step === 'payment') {
    const shipping_tier = codeOf(order.shipments[0]?.method);
    return { name: 'add_shipping_info', data: { ecommerce: { ...ecommerce, shipping_tier } } };
  }
  if (step === 'summary') {
    const payment_type = codeOf(order.payments[0]?.method);
    return { name: 'add_payment_info', data: { ecommerce: { ...ecommerce, payment_type } } };
  }
  return null;
}

export const purchase = (order: Order, isNew: boolean): Tracked => ({
  name: 'purchase',
  data: {
    customer_type: isNew ? 'new' : 'returning',
    ecommerce: {
      transaction_id: order.number,
      ...sheet(order),
      tax: euros(order.accounting.vatIncluded),
      shipping: euros(order.shippingTotal),
      coupon: couponOf(order),
    },
  },
});

type Lines = readonly Line[];

/** Articles added and removed between two states of a cart. */
export function cartChanges(before: Lines, after: Lines): Tracked[] {
  const added = changed(after, before);
  const removed = changed(before, after);
  return defined([
    added.length > 0 ? { name: 'add_to_cart', data: { ecommerce: worth(added) } } : undefined,
    removed.length > 0
      ? { name: 'remove_from_cart', data: { ecommerce: worth(removed) } }
      : undefined,
  ]);
}

/** Lines with a higher quantity than in the other cart, with the difference. */
function changed(more: Lines, less: Lines): Item[] {
  return more.flatMap((line, index) => {
    const other = less.find(({ id }) => id === line.id)?.quantity ?? 0;
    const quantity = line.quantity - other;
    return quantity > 0 ? [{ ...itemOfLine(line, index), quantity }] : [];
  });
}
