import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { defined } from '#kit/defined.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import { type CancelReason, type PackedGood, toFollow } from '../../rules/index.ts';
import type { Order, Parcel } from '../order.ts';
import { packedGoodsOf } from '../packed-goods-of.ts';
import { pageOfOrder } from '../page-of-order.ts';
import { orderPart } from './order-part.tsx';
import { seeOrder } from './see-order.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`orders.mails.${key}`, params);

const greeting = (order: Order) =>
  say('confirmation.greeting', { firstName: order.billingAddress?.firstName ?? '' });

/** « Votre commande est en route »: parcels that left together, starting at index `from`. */
export async function parcelsSentMail(order: Order, contact: MailContact, from: number) {
  const { origin } = contact;
  const { shipment } = order;
  const number = order.number ?? '';
  const sent = (shipment?.parcels ?? []).slice(from);
  const [first] = sent;
  const isWhole = shipment?.state === 'shipped';
  // A single parcel with the whole order needs no list of contents: the lines below show it.
  const isAll = isWhole && shipment.parcels.length === 1;
  const rendered = await renderNotice({
    preview: say(isWhole ? 'sent.preview' : 'sent.previewPartly', { number }),
    heading: say(isWhole ? 'sent.heading' : 'sent.headingPartly'),
    paragraphs: [
      greeting(order),
      say(isWhole ? 'sent.body' : 'sent.bodyPartly', { number, count: sent.length }),
      expected(order),
      ...sent.flatMap((parcel) => {
        const { trackingNumber, carrierLink } = parcel;
        const tracking = { number: trackingNumber, link: carrierLink ?? '' };
        const line = say(
          carrierLink && sent.length > 1 ? 'sent.trackingLink' : 'sent.tracking',
          tracking,
        );
        return isAll ? [line] : [line, ...contentsOf(order, parcel)];
      }),
      ...followsOf(order),
    ],
    content: orderPart({ order, origin }),
    action: first?.carrierLink
      ? { label: say('sent.follow'), url: first.carrierLink, hint: say('linkHint') }
      : undefined,
    notes: [
      say('sent.order', { url: origin + localizedPath(pageOfOrder(order)) }),
      say('sent.withdrawal'),
    ],
    sender: say('confirmation.sender'),
    contact,
  });
  const subject = say(isWhole ? 'sent.subject' : 'sent.subjectPartly', { number });
  return { kind: 'order-sent', subject, ...rendered };
}

/** Mails the correct tracking number and its tracking link when the first one was wrong. */
export async function parcelCorrectedMail(
  order: Order,
  contact: MailContact,
  { from, parcel }: { from: string; parcel: Parcel },
) {
  const number = order.number ?? '';
  const { trackingNumber, carrierLink } = parcel;
  const rendered = await renderNotice({
    preview: say('corrected.preview', { tracking: trackingNumber }),
    heading: say('corrected.heading'),
    paragraphs: [
      greeting(order),
      say('corrected.body', { number, from }),
      say('sent.tracking', { number: trackingNumber }),
    ],
    content: orderPart({ order, origin: contact.origin }),
    action: carrierLink
      ? { label: say('sent.follow'), url: carrierLink, hint: say('linkHint') }
      : seeOrder(order, contact),
    sender: say('confirmation.sender'),
    contact,
  });
  return { kind: 'order-sent', subject: say('corrected.subject', { number }), ...rendered };
}

/** « Dans ce colis : 2 × Croquettes, 4 kg »; empty when the contents are unknown. */
function contentsOf(order: Order, { contents }: Parcel): string[] {
  if (!contents || contents.length === 0) return [];
  const goods = packedGoodsOf(order).flatMap((good) => {
    const own = contents.filter(({ variantCode }) => variantCode === good.variantCode);
    const quantity = own.reduce((sum, piece) => sum + piece.quantity, 0);
    return quantity > 0 ? [{ ...good, quantity }] : [];
  });
  return [say('sent.contents', { goods: listed(goods) })];
}

/** The articles still to follow, if known. */
function followsOf(order: Order): string[] {
  const { shipment, shippingState } = order;
  if (shippingState !== 'ready' || !shipment || shipment.parcels.length === 0) return [];
  const goods = toFollow(packedGoodsOf(order), shipment.parcels) ?? [];
  return goods.length > 0 ? [say('sent.follows', { goods: listed(goods) })] : [];
}

const listed = (goods: readonly PackedGood[]): string =>
  goods
    .map(({ quantity, productName, variantName }) =>
      defined([`${quantity} × ${productName}`, variantName ?? undefined]).join(', '),
    )
    .join(' ; ');

/** Mails the corrected contents of a parcel, or that it did not leave, and what follows. */
export async function contentsCorrectedMail(
  order: Order,
  contact: MailContact,
  { trackingNumber, parcel }: { trackingNumber: string; parcel: Parcel | null },
) {
  const number = order.number ?? '';
  const words = parcel ? 'contentsCorrected' : 'parcelVoided';
  const inIt = parcel ? contentsOf(order, parcel) : [];
  const rendered = await renderNotice({
    preview: say(`${words}.preview`, { tracking: trackingNumber }),
    heading: say(`${words}.heading`),
    paragraphs: [
      greeting(order),
      say(`${words}.body`, { number, tracking: trackingNumber }),
      ...inIt,
      ...followsOf(order),
      say(`contentsCorrected.${order.shippingState === 'ready' ? 'later' : 'whole'}`),
    ],
    content: orderPart({ order, origin: contact.origin }),
    action: seeOrder(order, contact),
    sender: say('confirmation.sender'),
    contact,
  });
  return { kind: 'order-sent', subject: say(`${words}.subject`, { number }), ...rendered };
}

function expected({ shipment }: Order): string {
  if (!shipment?.deliverFrom || !shipment.deliverTo) return say('confirmation.deliveryLater');
  const [from, to] = [longDate(shipment.deliverFrom), longDate(shipment.deliverTo)];
  return from === to
    ? say('confirmation.deliveryOn', { date: from })
    : say('confirmation.deliveryBetween', { from, to });
}

/** Mails that articles of an earlier order are sent again free of charge. */
export async function resentMail(order: Order, contact: MailContact, first: string) {
  const number = order.number ?? '';
  const rendered = await renderNotice({
    preview: say('resent.preview'),
    heading: say('resent.heading'),
    paragraphs: [
      greeting(order),
      say('resent.body', { first, number }),
      expected(order),
      say('resent.tracking'),
    ],
    content: orderPart({ order, origin: contact.origin }),
    action: seeOrder(order, contact),
    sender: say('confirmation.sender'),
    contact,
  });
  return { kind: 'order-resent', subject: say('resent.subject', { number: first }), ...rendered };
}

/** Mails the relay point that replaces one that closed. */
export async function reroutedMail(
  order: Order,
  contact: MailContact,
  closed: string,
  point: PickupAddress,
) {
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
    content: orderPart({ order, origin: contact.origin }),
    action: seeOrder(order, contact),
    sender: say('confirmation.sender'),
    contact,
  });
  return { kind: 'order-rerouted', subject: say('rerouted.subject', { number }), ...rendered };
}

/** Mails the delivery address after a staff member corrected it. */
export async function addressCorrectedMail(order: Order, contact: MailContact) {
  const number = order.number ?? '';
  const address = order.shippingAddress;
  const point = order.shipment?.pickupAddress;
  const place = point ?? address;
  const rendered = await renderNotice({
    preview: say('addressCorrected.preview', { number }),
    heading: say('addressCorrected.heading'),
    paragraphs: [
      greeting(order),
      say('addressCorrected.body', { number }),
      say('addressCorrected.place', {
        name: point?.name ?? `${address?.firstName} ${address?.lastName}`,
        street: defined([place?.street, point ? undefined : (address?.street2 ?? undefined)]).join(
          ', ',
        ),
        postcode: place?.postcode ?? '',
        city: place?.city ?? '',
      }),
      say('addressCorrected.wrong'),
    ],
    content: orderPart({ order, origin: contact.origin }),
    action: seeOrder(order, contact),
    sender: say('confirmation.sender'),
    contact,
  });
  const subject = say('addressCorrected.subject', { number });
  return { kind: 'order-address-corrected', subject, ...rendered };
}

/** Mails that the order was cancelled, why, and what happens to the payment. */
export async function cancellationMail(
  order: Order,
  contact: MailContact,
  { reason, isDisputed }: { reason: CancelReason | null; isDisputed: boolean },
) {
  const number = order.number ?? '';
  const { paidAt = null, transactionId = null } = order.payment ?? {};
  const paidWith = paidAt ? 'money' : 'held';
  const taken = isDisputed ? 'disputed' : paidWith;
  const rendered = await renderNotice({
    preview: say('cancelled.preview', { number }),
    heading: say('cancelled.heading'),
    paragraphs: defined([
      greeting(order),
      say('cancelled.body', { number }),
      reason ? say(`cancelled.reasons.${reason}`) : undefined,
      say(`cancelled.${transactionId ? taken : 'noMoney'}`),
    ]),
    content: orderPart({ order, origin: contact.origin }),
    action: seeOrder(order, contact),
    notes: order.customerId === null ? [] : [say('cancelled.again')],
    sender: say('confirmation.sender'),
    contact,
  });
  return { kind: 'order-cancelled', subject: say('cancelled.subject', { number }), ...rendered };
}
