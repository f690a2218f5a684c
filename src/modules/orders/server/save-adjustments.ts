import { t } from '#i18n/catalogue.server.ts';
import { defined } from '#kit/defined.ts';
import type { Order } from './order.ts';
import type { OrderAdjustment } from './queries.ts';
import type { OrderAdjustmentsTable } from './tables.ts';
import { inserting, type RowsWrite } from './write-together.ts';

/** A cart's adjustments get the ids `cart id × this + index`, so that they are unique across carts. */
const MOST_ADJUSTMENTS = 1000;

type Row = Omit<OrderAdjustmentsTable, 'id' | 'order_id'>;

/**
 * Writes the components of an order's total when it is placed, with labels of that day: its prices are final from
 * then on. Nothing is written for a cart, whose adjustments are derived from its prices.
 */
export function adjustmentsWrite(order: Order, before: Order): RowsWrite[] {
  if (order.state === 'cart' || before.state !== 'cart') return [];
  if (order.lines.some(({ id }) => id === null))
    throw new Error('Its lines are to be written first');
  const rows = adjustmentsOf(order);
  if (!rows[0]) return [];
  const text = `${inserting('order_adjustments', rows[0])} returning id`;
  return [{ name: 'adjustments', table: 'order_adjustments', text, rows }];
}

/** The components of a cart's total, derived and not stored. */
export const cartAdjustments = (cart: Order): OrderAdjustment[] =>
  adjustmentsOf(cart).map(({ order_item_id, ...row }, index) => ({
    ...row,
    id: cart.id * MOST_ADJUSTMENTS + index,
    orderItemId: order_item_id,
  }));

function adjustmentsOf({ pricing, lines }: Order): Row[] {
  const row = (type: Row['type'], label: string, amount: number, more: Partial<Row> = {}) => ({
    type,
    label,
    amount,
    neutral: false,
    order_item_id: null,
    origin_code: null,
    ...more,
  });
  const taxLabel = (rate: number) => t('orders.adjustments.tax', { rate: rate / 100 });
  const onGoods = pricing.promotions.filter(({ code }) => code !== pricing.shippingPaidBy?.code);
  const payer = pricing.promotions.find(({ code }) => code === pricing.shippingPaidBy?.code);
  const free = payer?.name ?? t('orders.adjustments.freeShipping');
  const shipping = pricing.shippingTotal - pricing.shippingPromotionTotal;
  const rows = defined<Row>([
    ...onGoods.map(({ name, amount, code }) =>
      row('order_promotion', name, amount, { origin_code: code }),
    ),
    shipping ? row('shipping', t('orders.adjustments.shipping'), shipping) : undefined,
    pricing.shippingPromotionTotal
      ? row('order_shipping_promotion', free, pricing.shippingPromotionTotal)
      : undefined,
    ...lines.map((line) =>
      row('tax', taxLabel(line.taxRate), line.vat, { neutral: true, order_item_id: line.id }),
    ),
    ...pricing.shippingTaxes.map(({ rate, vat }) =>
      row('tax', taxLabel(rate), vat, { neutral: true }),
    ),
  ]);
  return rows.filter((each) => each.amount !== 0);
}
