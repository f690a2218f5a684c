import { toCivilDate } from '#kit/dates.ts';
import type { Order, OrderAddress } from '#modules/orders/server/index.ts';
import type { DisputeEvidence } from '#modules/payments/server/index.ts';

const nameOf = (address: OrderAddress | null) =>
  address ? `${address.firstName} ${address.lastName}` : '';

const linesOf = (address: OrderAddress | null) =>
  address
    ? [
        nameOf(address),
        address.company,
        address.street,
        address.street2,
        `${address.postcode} ${address.city}`,
        address.countryCode,
      ]
        .filter(Boolean)
        .join(', ')
    : '';

/** The day in Paris on which the first parcel left; empty if none has. */
const firstDayOf = (parcels: NonNullable<Order['shipment']>['parcels']) =>
  parcels
    .map(({ shippedAt }) => toCivilDate(Temporal.Instant.from(shippedAt)).toString())
    .toSorted()
    .at(0) ?? '';

/** The evidence for a bank from a placed order itself, with the team's text. */
export function evidenceOf(order: Order, text: string): DisputeEvidence {
  const { billingAddress, shippingAddress, shipment, email, lines } = order;
  const parcels = shipment?.parcels ?? [];
  return {
    customerName: nameOf(billingAddress),
    customerEmail: email ?? '',
    billingAddress: linesOf(billingAddress),
    shippingAddress: linesOf(shippingAddress),
    carrier: parcels.length > 0 ? (shipment?.methodCode ?? '') : '',
    trackingNumber: parcels.map(({ trackingNumber }) => trackingNumber).join(', '),
    shippedOn: firstDayOf(parcels),
    products: lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', '),
    text,
  };
}
