import { t } from '#i18n/catalogue.server.ts';
import { inParis } from '#kit/dates.ts';
import type { Order } from './order.ts';
import { orderPath } from './present.ts';
import type { OrderAdjustment } from './queries.ts';

const base = '/api/v2/shop';
const context = (type: string) => `/api/v2/contexts/${type}`;
const instant = (text: string) => inParis(new Date(text));

export function presentAdjustment({ id, type, label, amount, neutral }: OrderAdjustment) {
  const path = `${base}/adjustments/${id}`;
  return { '@id': path, '@type': 'Adjustment' as const, id, type, label, amount, neutral };
}

/** The payment of an order that has one. */
export function presentPayment({ token, currency, payment }: Order) {
  if (!payment) throw new Error(`order ${token} has no payment`);
  const { id, methodCode, amount, state, details, createdAt, updatedAt } = payment;
  return {
    '@context': context('Payment'),
    '@id': `${base}/payments/${id}`,
    '@type': 'Payment' as const,
    id: id as number,
    order: orderPath(token),
    method: {
      '@id': `${base}/payment-methods/${methodCode}`,
      code: methodCode,
      name: t(`orders.paymentMethods.${methodCode}`),
    },
    currencyCode: currency,
    amount,
    state,
    details,
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
  };
}

/** The shipment of an order that has one. */
export function presentShipment({ token, shipment }: Order) {
  if (!shipment) throw new Error(`order ${token} has no shipment`);
  const { id, methodCode, state, trackingNumber, shippedAt, createdAt, updatedAt } = shipment;
  return {
    '@context': context('Shipment'),
    '@id': `${base}/shipments/${id}`,
    '@type': 'Shipment' as const,
    id: id as number,
    order: orderPath(token),
    state,
    method: `${base}/shipping-methods/${methodCode}`,
    tracking: trackingNumber,
    shippedAt: shippedAt && instant(shippedAt),
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
  };
}
