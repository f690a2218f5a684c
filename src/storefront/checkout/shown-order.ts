import type { OrderShape } from '#modules/orders/contracts.ts';

/**
 * The part of an order that the checkout and the confirmation use; the rest stays on the server.
 */
export function shownOrder(order: OrderShape) {
  const {
    tokenValue,
    version,
    number,
    date,
    email,
    checkoutState,
    paymentState,
    items,
    freeProducts,
  } = order;
  const { billingAddress, shippingAddress, shipments, payments, problems, status } = order;
  const { blocked } = order;
  const {
    accounting,
    itemsTotal,
    promotions,
    promisedDeliveries,
    shippingTotal,
    total,
    credit,
    voucher,
    due,
  } = order;
  return {
    tokenValue,
    version,
    number,
    date,
    email,
    checkoutState,
    paymentState,
    items,
    freeProducts,
    billingAddress,
    shippingAddress,
    shipments,
    payments,
    problems,
    status,
    accounting,
    itemsTotal,
    promotions,
    promisedDeliveries,
    shippingTotal,
    total,
    credit,
    voucher,
    due,
    blocked,
  };
}

export type ShownOrder = ReturnType<typeof shownOrder>;

/** The code at the end of a method's path. */
export const codeOf = (path: string | undefined): string => path?.split('/').at(-1) ?? '';
