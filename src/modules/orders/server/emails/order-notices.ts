import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { Order } from '../order.ts';
import { pageOfOrder } from '../page-of-order.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`orders.mails.${key}`, params);

const greeting = (order: Order) =>
  say('confirmation.greeting', { firstName: order.billingAddress?.firstName ?? '' });

/** « Votre commande est en route »: the parcels that left together, from the `from`-th on. */
export async function parcelsSentMail(order: Order, origin: string, from: number) {
  const { shipment } = order;
  const number = order.number ?? '';
  const sent = (shipment?.parcels ?? []).slice(from);
  const [first] = sent;
  const isWhole = shipment?.state === 'shipped';
  const rendered = await renderNotice({
    preview: say('sent.preview', { number }),
    heading: say(isWhole ? 'sent.heading' : 'sent.headingPartly'),
    paragraphs: [
      greeting(order),
      say(isWhole ? 'sent.body' : 'sent.bodyPartly', { number, count: sent.length }),
      expected(order),
      ...sent.map(({ trackingNumber, carrierLink }) =>
        say(carrierLink && sent.length > 1 ? 'sent.trackingLink' : 'sent.tracking', {
          number: trackingNumber,
          link: carrierLink ?? '',
        }),
      ),
    ],
    ...(first?.carrierLink && {
      action: { label: say('sent.follow'), url: first.carrierLink, hint: say('linkHint') },
    }),
    notes: [say('sent.order', { url: origin + pageOfOrder(order) }), say('sent.withdrawal')],
    sender: say('confirmation.sender'),
  });
  return { kind: 'order-sent', subject: say('sent.subject', { number }), ...rendered };
}

function expected({ shipment }: Order): string {
  if (!shipment?.deliverFrom || !shipment.deliverTo) return say('confirmation.deliveryLater');
  const [from, to] = [longDate(shipment.deliverFrom), longDate(shipment.deliverTo)];
  return from === to
    ? say('confirmation.deliveryOn', { date: from })
    : say('confirmation.deliveryBetween', { from, to });
}

/** The relay point closed: where the parcel waits instead. */
export async function reroutedMail(order: Order, closed: string, point: PickupAddress) {
  const number = order.number ?? '';
  const { name, street, postcode, city } = point;
  const rendered = await renderNotice({
    preview: say('rerouted.preview', { name }),
    heading: say('rerouted.heading'),
    paragraphs: [
      greeting(order),
      say('rerouted.body', { closed, number }),
      say('rerouted.place', { name, street, postcode, city }),
      say('rerouted.other'),
    ],
    sender: say('confirmation.sender'),
  });
  return { kind: 'order-rerouted', subject: say('rerouted.subject', { number }), ...rendered };
}

/** The order will not be sent; what was paid comes back. */
export async function cancellationMail(order: Order) {
  const number = order.number ?? '';
  const { paidAt = null, transactionId = null } = order.payment ?? {};
  const taken = paidAt ? 'money' : 'held';
  const rendered = await renderNotice({
    preview: say('cancelled.preview', { number }),
    heading: say('cancelled.heading'),
    paragraphs: [
      greeting(order),
      say('cancelled.body', { number }),
      say(`cancelled.${transactionId ? taken : 'noMoney'}`),
    ],
    sender: say('confirmation.sender'),
  });
  return { kind: 'order-cancelled', subject: say('cancelled.subject', { number }), ...rendered };
}
