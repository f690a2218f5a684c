import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { hasLeft } from '#modules/orders/rules/index.ts';
import { findOrderById, inOrdersLanguage } from '#modules/orders/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { lostMail, takenMail } from '../emails/money-notices.ts';

/** Methods whose money is held first; the others are captured when the order is placed. */
const HOLDING = ['card', 'paypal'];

/** Writes to a customer who expected to be debited at shipping that the debit came earlier (PAY-07). */
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

/** Asks for a new payment of an order whose hold was lost, unless it was paid meanwhile. */
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
