import type { PickupAddress } from '#modules/shipping/contracts.ts';
import type { Config } from '#platform/config.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import type { OrderMail } from '../rules/index.ts';
import { orderConfirmationMail } from './emails/order-confirmation.tsx';
import {
  addressCorrectedMail,
  cancellationMail,
  contentsCorrectedMail,
  parcelCorrectedMail,
  parcelsSentMail,
  reroutedMail,
  resentMail,
} from './emails/order-notices.ts';
import { EXAMPLE_COUNTRY, EXAMPLE_PARCELS, exampleOrder } from './example-order.ts';

const POINT: PickupAddress = {
  code: 'FR-069003',
  name: 'Presse du Parc',
  street: '8 rue du Parc',
  postcode: '69003',
  city: 'Lyon',
  countryCode: EXAMPLE_COUNTRY,
  latitude: 45.75,
  longitude: 4.86,
  openingHours: {
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  },
};

export interface DrawnFor {
  contact: MailContact;
  today: Temporal.PlainDate;
  now: Temporal.Instant;
  captureAt: Config['CAPTURE_AT'];
}

/**
 * Renders an order mail from its real template, with an invented customer and order, for the preview in the office
 * (O-16).
 */
export function drawOrderMail(
  mail: OrderMail,
  { contact, today, now, captureAt }: DrawnFor,
): Promise<{ subject: string; text: string }> {
  const placed = exampleOrder({ today, now });
  const left = (parcels: number, isWhole: boolean) =>
    exampleOrder({ today, now, parcels, isWhole });
  const [first, second] = EXAMPLE_PARCELS;
  const draw = {
    order_confirmed: () =>
      orderConfirmationMail({
        order: placed,
        captureAt,
        origin: contact.origin,
        contact,
        terms: null,
      }),
    order_sent: () => parcelsSentMail(left(1, true), contact, 0),
    order_sent_several: () => parcelsSentMail(left(2, true), contact, 0),
    order_sent_partly: () => parcelsSentMail(left(1, false), contact, 0),
    order_sent_partly_several: () => parcelsSentMail(left(2, false), contact, 0),
    tracking_corrected: () => {
      const order = left(1, true);
      const [parcel = never()] = order.shipment?.parcels ?? [];
      return parcelCorrectedMail(order, contact, { from: second, parcel });
    },
    contents_corrected: () => {
      const order = left(1, true);
      const [parcel = null] = order.shipment?.parcels ?? [];
      return contentsCorrectedMail(order, contact, { trackingNumber: first, parcel });
    },
    parcel_voided: () =>
      contentsCorrectedMail(placed, contact, { trackingNumber: first, parcel: null }),
    address_corrected: () => addressCorrectedMail(placed, contact),
    order_rerouted: () => reroutedMail(placed, contact, 'Tabac du Port', POINT),
    order_resent: () => resentMail(placed, contact, '000012300'),
    order_cancelled: () => cancellationMail(placed, contact, { reason: 'team', isDisputed: false }),
  } satisfies Record<OrderMail, () => Promise<{ subject: string; text: string }>>;
  return draw[mail]();
}

const never = (): never => {
  throw new Error('the example has a parcel');
};
