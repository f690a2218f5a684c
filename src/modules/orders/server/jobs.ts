import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import type { CancelReason } from '../rules/index.ts';
import { attachGuestOrders } from './attach-guest-orders.ts';
import { isMoneyDisputed } from './attention.ts';
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
import type { AcceptedTerms } from './emails/terms-file.ts';
import { forgetCarts } from './forget-carts.ts';
import { inOrdersLanguage } from './in-orders-language.ts';
import { keepOrderAddresses } from './keep-order-addresses.ts';
import { showInvoices } from './note-invoice.ts';
import type { Order } from './order.ts';
import { dispatchOrders } from './processes/dispatch-orders.ts';
import { tellRecall } from './processes/tell-recall.ts';
import { tellStock } from './processes/tell-stock.ts';
import { findOrderById } from './queries.ts';

/**
 * Mails the confirmation of an order, once however often the event arrives. The accepted terms are attached (WDR-07);
 * another module stores them, so `jobs.ts` passes in how to read them.
 */
export const sendOrderConfirmation = (
  readTerms: (
    appContext: AppContext,
    version: string | null,
    locale: string,
  ) => Promise<AcceptedTerms | null>,
): JobDefinition<AppContext, { orderId: number }> => ({
  name: 'send-order-confirmation',
  run: async (appContext, { orderId }) => {
    const { order, write } = await orderAndContact(appContext, orderId);
    if (!order?.email) return;
    const terms = await readTerms(appContext, order.termsVersion, order.locale);
    const { CAPTURE_AT: captureAt } = appContext.config;
    const mail = await write(order, (placed, contact) =>
      orderConfirmationMail({
        order: placed,
        origin: contact.origin,
        contact,
        terms,
        captureAt,
      }),
    );
    const { email: to } = order;
    await transact(appContext, (work) =>
      queueMail(work, { key: `order-confirmation:${order.id}`, to, ...mail }),
    );
  },
});

/** Mails that parcels left: one mail for all parcels that left together (SHP-05). */
export const sendParcelsNotice: JobDefinition<AppContext, { orderId: number; from: number }> = {
  name: 'send-parcels-notice',
  run: async (appContext, { orderId, from }) => {
    const { order, write } = await orderAndContact(appContext, orderId);
    if (!order?.email || order.shipment?.deliveredAt) return;
    const { email: to } = order;
    // Parcels that left together share one instant. A parcel declared unsent meanwhile needs no mail.
    const first = order.shipment?.parcels[from];
    if (!first) return;
    const mail = await write(order, (placed, contact) => parcelsSentMail(placed, contact, from));
    await transact(appContext, (work) =>
      queueMail(work, { key: `order-sent:${order.id}:${first.shippedAt}`, to, ...mail }),
    );
  },
};

/** Mails the corrected contents of a parcel, or that it did not leave, once per correction. */
export const sendCorrectedContents: JobDefinition<
  AppContext,
  { orderId: number; trackingNumber: string }
> = {
  name: 'send-corrected-contents',
  run: async (appContext, { orderId, trackingNumber }) => {
    const { order, write } = await orderAndContact(appContext, orderId);
    if (!order?.email || order.state === 'cancelled') return;
    const parcels = order.shipment?.parcels ?? [];
    const parcel = parcels.find((one) => one.trackingNumber === trackingNumber) ?? null;
    const { email: to } = order;
    const mail = await write(order, (placed, contact) =>
      contentsCorrectedMail(placed, contact, { trackingNumber, parcel }),
    );
    const key = `order-contents:${order.id}:${trackingNumber}:${order.version}`;
    await transact(appContext, (work) => queueMail(work, { key, to, ...mail }));
  },
};

/** Mails the correct tracking number of a parcel, once per number (O-20). */
export const sendCorrectedParcel: JobDefinition<
  AppContext,
  { orderId: number; from: string; to: string }
> = {
  name: 'send-corrected-parcel',
  run: async (appContext, { orderId, from, to: number }) => {
    const { order, write } = await orderAndContact(appContext, orderId);
    const parcel = order?.shipment?.parcels.find((one) => one.trackingNumber === number);
    // If the number was corrected again, the later mail says it; a delivered parcel needs no tracking.
    if (!order?.email || !parcel || parcel.deliveredAt) return;
    const { email: to } = order;
    const mail = await write(order, (placed, contact) =>
      parcelCorrectedMail(placed, contact, { from, parcel }),
    );
    await transact(appContext, (work) =>
      queueMail(work, { key: `order-parcel:${order.id}:${number}`, to, ...mail }),
    );
  },
};

/** Mails that articles are sent again free of charge, once per new order (O-21). */
export const sendResentNotice: JobDefinition<AppContext, { orderId: number; of: number }> = {
  name: 'send-resent-notice',
  run: async (appContext, { orderId, of }) => {
    const { order, write } = await orderAndContact(appContext, orderId);
    const first = await findOrderById(appContext.db, of);
    if (!order?.email || !first || order.state === 'cancelled') return;
    const { email: to } = order;
    const mail = await write(order, (placed, contact) =>
      resentMail(placed, contact, first.number ?? ''),
    );
    await transact(appContext, (work) =>
      queueMail(work, { key: `order-resent:${order.id}`, to, ...mail }),
    );
  },
};

/** Mails that the relay point closed and which one replaces it (REL-48). */
export const sendRerouteNotice: JobDefinition<AppContext, { orderId: number; closed: string }> = {
  name: 'send-reroute-notice',
  run: async (appContext, { orderId, closed }) => {
    const { order, write } = await orderAndContact(appContext, orderId);
    const point = order?.shipment?.pickupAddress;
    if (!order?.email || !point) return;
    const { email: to } = order;
    const mail = await write(order, (placed, contact) =>
      reroutedMail(placed, contact, closed, point),
    );
    await transact(appContext, (work) =>
      queueMail(work, { key: `order-rerouted:${order.id}:${point.code}`, to, ...mail }),
    );
  },
};

/** Mails the corrected delivery address, once per correction (O-09). */
export const sendAddressNotice: JobDefinition<AppContext, { orderId: number; version: number }> = {
  name: 'send-address-notice',
  run: async (appContext, { orderId, version }) => {
    const { order, write } = await orderAndContact(appContext, orderId);
    if (!order?.email || !order.shippingAddress) return;
    const { email: to } = order;
    const mail = await write(order, addressCorrectedMail);
    await transact(appContext, (work) =>
      queueMail(work, { key: `order-address:${order.id}:${version}`, to, ...mail }),
    );
  },
};

interface Cancelled {
  orderId: number;
  /** No mail: the customer is informed by another one. */
  isSilent?: boolean;
  /** Absent in events announced before reasons existed. */
  reason?: CancelReason;
}

/** Mails that a confirmed order was cancelled, and why. */
export const sendCancellationNotice: JobDefinition<AppContext, Cancelled> = {
  name: 'send-cancellation-notice',
  run: async (appContext, { orderId, reason, isSilent = false }) => {
    if (isSilent) return;
    const { order, write } = await orderAndContact(appContext, orderId);
    if (!order?.email || !order.confirmedAt) return;
    const { email: to } = order;
    const isDisputed = await isMoneyDisputed(appContext.db, orderId);
    const mail = await write(order, (placed, contact) =>
      cancellationMail(placed, contact, { reason: reason ?? null, isDisputed }),
    );
    await transact(appContext, (work) =>
      queueMail(work, { key: `order-cancelled:${order.id}`, to, ...mail }),
    );
  },
};

/** Mails all customers who received a recalled lot (FOOD-03). */
export const tellRecallJob: JobDefinition<AppContext, { recallId: number }> = {
  name: 'tell-recall',
  run: (appContext, { recallId }) => tellRecall(appContext, recallId),
};

/** An order, and a function that renders a mail in the language it was placed in. */
async function orderAndContact(appContext: AppContext, orderId: number) {
  const order = await findOrderById(appContext.db, orderId);
  const channel = order && (await findChannel(appContext.db, order.channel));
  const origin = channel ? channelOrigin(channel, appContext.config) : '';
  const write = <T>(placed: Order, mail: (placed: Order, contact: MailContact) => Promise<T>) =>
    inOrdersLanguage(appContext, placed, (spoken) =>
      mail(spoken, mailContact(origin, appContext.config)),
    );
  return { order, write };
}

/** Saves the addresses of a first order, so that the next one is prefilled. */
export const keepOrderAddressesJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'keep-order-addresses',
  run: (appContext, placed) => transact(appContext, (work) => keepOrderAddresses(work, placed)),
};

/** Assigns guest orders to the account of the customer who verified their e-mail. */
export const attachGuestOrdersJob: JobDefinition<AppContext, { customerId: number }> = {
  name: 'attach-guest-orders',
  run: (appContext, verified) => transact(appContext, (work) => attachGuestOrders(work, verified)),
};

/** Every minute, except in production: simulates dispatch and delivery of parcels. */
export const dispatchOrdersJob: JobDefinition<AppContext> = {
  name: 'dispatch-orders',
  schedule: '* * * * *',
  run: (appContext) => dispatchOrders(appContext),
};

/** Every minute: publishes invoices to customers from their date on. */
export const showInvoicesJob: JobDefinition<AppContext> = {
  name: 'show-invoices',
  schedule: '* * * * *',
  run: (appContext) => transact(appContext, showInvoices),
};

/** Every night: deletes abandoned carts. */
export const forgetCartsJob: JobDefinition<AppContext> = {
  name: 'forget-carts',
  schedule: '20 3 * * *',
  run: (appContext) => forgetCarts(appContext),
};

/** Every morning: mails articles to reorder and lots that expire soon, if there is something new. */
export const tellStockJob: JobDefinition<AppContext> = {
  name: 'tell-stock',
  schedule: '30 6 * * *',
  run: (appContext) => tellStock(appContext),
};
