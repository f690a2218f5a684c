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
 * Confirms an order that stands, once however often it is told. The terms it was placed under go
 * with it as a file (WDR-07); they are another module's: `jobs.ts` says where to read them.
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

/** Tells that parcels left, once for those that left together (SHP-05). */
export const sendParcelsNotice: JobDefinition<AppContext, { orderId: number; from: number }> = {
  name: 'send-parcels-notice',
  run: async (appContext, { orderId, from }) => {
    const { order, write } = await orderAndContact(appContext, orderId);
    if (!order?.email || order.shipment?.deliveredAt) return;
    const { email: to } = order;
    // What left together left at one instant. One that did not leave after all has nothing to be told.
    const first = order.shipment?.parcels[from];
    if (!first) return;
    const mail = await write(order, (placed, contact) => parcelsSentMail(placed, contact, from));
    await transact(appContext, (work) =>
      queueMail(work, { key: `order-sent:${order.id}:${first.shippedAt}`, to, ...mail }),
    );
  },
};

/** Tells what a parcel really holds, or that it did not leave, once for each time. */
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

/** Tells the right number of a parcel, once for each number (O-20). */
export const sendCorrectedParcel: JobDefinition<
  AppContext,
  { orderId: number; from: string; to: string }
> = {
  name: 'send-corrected-parcel',
  run: async (appContext, { orderId, from, to: number }) => {
    const { order, write } = await orderAndContact(appContext, orderId);
    const parcel = order?.shipment?.parcels.find((one) => one.trackingNumber === number);
    // Corrected again, or arrived meanwhile: the later one says it, or nothing has to be followed.
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

/** Tells that goods are sent again at no cost, once for each time (O-21). */
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

/** Tells that the relay point closed, and where the parcel goes instead (REL-48). */
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

/** Tells where an order goes now, once for each correction (O-09). */
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
  /** Its customer is told another way. */
  isSilent?: boolean;
  /** What was announced before reasons were said has none. */
  reason?: CancelReason;
}

/** Tells that an order that stood will not be sent, and why. */
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

/** Writes to everybody a lot that is called back went to (FOOD-03). */
export const tellRecallJob: JobDefinition<AppContext, { recallId: number }> = {
  name: 'tell-recall',
  run: (appContext, { recallId }) => tellRecall(appContext, recallId),
};

/** An order, and how its customer is written to: in the language it was placed in. */
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

/** A first order fills the address book, so that the next one asks for nothing twice. */
export const keepOrderAddressesJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'keep-order-addresses',
  run: (appContext, placed) => transact(appContext, (work) => keepOrderAddresses(work, placed)),
};

/** Orders placed without an account join the one whose owner reads their mails. */
export const attachGuestOrdersJob: JobDefinition<AppContext, { customerId: number }> = {
  name: 'attach-guest-orders',
  run: (appContext, verified) => transact(appContext, (work) => attachGuestOrders(work, verified)),
};

/** Every minute, outside production: parcels leave and arrive. */
export const dispatchOrdersJob: JobDefinition<AppContext> = {
  name: 'dispatch-orders',
  schedule: '* * * * *',
  run: (appContext) => dispatchOrders(appContext),
};

/** Every minute: invoices whose day has come. */
export const showInvoicesJob: JobDefinition<AppContext> = {
  name: 'show-invoices',
  schedule: '* * * * *',
  run: (appContext) => transact(appContext, showInvoices),
};

/** Every night: carts given up long ago. */
export const forgetCartsJob: JobDefinition<AppContext> = {
  name: 'forget-carts',
  schedule: '20 3 * * *',
  run: (appContext) => forgetCarts(appContext),
};

/** Every morning: what is to be ordered again and what expires soon, where something of it is new. */
export const tellStockJob: JobDefinition<AppContext> = {
  name: 'tell-stock',
  schedule: '30 6 * * *',
  run: (appContext) => tellStock(appContext),
};
