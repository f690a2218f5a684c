import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { hasLeft } from '#modules/orders/rules/index.ts';
import { findOrderById, inOrdersLanguage } from '#modules/orders/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { lostMail, takenMail } from '../emails/money-notices.ts';

/** Methods that hold money until it is taken; the others take it when the order is placed. */
const HOLDING = ['card', 'paypal'];

/** Tells whoever was promised a debit when the parcel leaves that it came before (PAY-07). */
export async function tellTaken(appContext: AppContext, orderId: number): Promise<void> {
  if (appContext.config.CAPTURE_AT === 'order') return;
  const order = await findOrderById(appContext.db, orderId);
  const channel = order && (await findChannel(appContext.db, order.channel));
  if (!order?.email || !channel || order.state !== 'new' || hasLeft(order)) return;
  if (order.paymentState !== 'paid' || !HOLDING.includes(order.payment?.methodCode ?? '')) return;
  const { email: to } = order;
  const { config } = appContext;
  const origin = channelOrigin(channel, config);
  const mail = await inOrdersLanguage(appContext, order, (placed) =>
    takenMail(placed, mailContact(origin, config)),
  );
  await transact(appContext, (work) => queueMail(work, { key: `taken:${orderId}`, to, ...mail }));
}

/** Asks for the money of an order whose hold was lost, unless it came meanwhile. */
export async function tellLost(
  appContext: AppContext,
  { orderId, charge }: { orderId: number; charge: string },
): Promise<void> {
  const order = await findOrderById(appContext.db, orderId);
  const channel = order && (await findChannel(appContext.db, order.channel));
  if (!order?.email || !channel || order.paymentState !== 'awaiting_payment') return;
  const { email: to } = order;
  const { config } = appContext;
  const origin = channelOrigin(channel, config);
  const mail = await inOrdersLanguage(appContext, order, (placed) =>
    lostMail(placed, mailContact(origin, config)),
  );
  await transact(appContext, (work) => queueMail(work, { key: `lost:${charge}`, to, ...mail }));
}
