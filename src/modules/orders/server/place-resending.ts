import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { emptyPricing } from './empty-pricing.ts';
import { openCart } from './open-cart.ts';
import type { Order, OrderLine } from './order.ts';
import { saveOrder } from './order-store.ts';
import { placeOrder } from './place-order.ts';

/**
 * Places an order that sends pieces of another one again, free of charge, to the same destination. It is not paid,
 * invoiced or counted as a sale, but takes its pieces from stock and waits to be packed. `pieces`: quantity per
 * article.
 * @throws Refusal `stock`
 */
export async function placeResending(
  work: UnitOfWork,
  order: Order,
  pieces: ReadonlyMap<string, number>,
): Promise<Order> {
  const { channel, currency, locale, shipment, payment } = order;
  const cart = await openCart(work, { channel, currency, locale, customerId: null });
  const lines = [...pieces].flatMap(([code, quantity]): OrderLine[] => {
    const line = order.lines.find(({ variantCode }) => variantCode === code);
    return line ? [{ ...line, ...FREE, id: null, quantity }] : [];
  });
  const at = work.now.toString();
  // Saved without a customer until it is placed, because a customer may have only one cart.
  const filled = await saveOrder(
    work,
    {
      ...cart,
      email: order.email,
      checkoutState: 'payment_selected',
      billingAddress: order.billingAddress,
      shippingAddress: order.shippingAddress,
      lines,
      pricing: emptyPricing(work.today),
      shipment: shipment && {
        ...shipment,
        id: null,
        state: 'cart',
        trackingNumber: null,
        carrierLink: null,
        shippedAt: null,
        parcels: [],
        deliveredAt: null,
        createdAt: at,
        updatedAt: at,
      },
      payment: payment && {
        ...payment,
        id: null,
        amount: 0,
        state: 'cart',
        transactionId: null,
        paidAt: null,
        details: {},
        createdAt: at,
        updatedAt: at,
      },
    },
    cart,
  );
  const resent = await placeOrder(
    work,
    { ...filled, customerId: order.customerId },
    filled,
    // Not announced as placed: the customer gets a mail about the resending, not an order confirmation.
    { termsVersion: order.termsVersion ?? '', paymentDueAt: null, confirmed: false },
  );
  const confirmed = await saveOrder(work, { ...resent, confirmedAt: resent.placedAt }, resent);
  await work.tx
    .updateTable('orders')
    .set({ resends: order.id })
    .where('id', '=', confirmed.id)
    .execute();
  return confirmed;
}

const FREE = {
  subscriptionInterval: null,
  sourceItemList: null,
  upsell: false,
  thisTimeOnly: false,
  unitPrice: 0,
  originalUnitPrice: 0,
  discountedUnitPrice: 0,
  subtotal: 0,
  total: 0,
  net: 0,
  vat: 0,
} as const satisfies Partial<OrderLine>;

/** Whether an order sends another one again. */
export async function isResending(db: Db | Tx, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('resends')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.resends != null;
}
