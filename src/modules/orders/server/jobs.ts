import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { dispatchOrders } from './dispatch-orders.ts';
import { orderConfirmationMail, type TermsSection } from './emails/order-confirmation.tsx';
import { forgetCarts } from './forget-carts.ts';
import { findOrderById } from './queries.ts';

/**
 * Confirms an order that stands, once however often it is told. The terms it was placed under go
 * with it (WDR-07); they are another module's: `jobs.ts` says where to read them.
 */
export const sendOrderConfirmation = (
  readTerms: (machine: Machine) => Promise<readonly TermsSection[]>,
): JobDefinition<Machine> => ({
  name: 'send-order-confirmation',
  run: async (machine, { orderId }: { orderId: number }) => {
    const order = await findOrderById(machine.db, orderId);
    if (!order?.email) return;
    const channel = await findChannel(machine.db, order.channel);
    if (!channel) throw new Error(`order ${order.id} is of no channel`);
    const origin = channelOrigin(channel, machine.config);
    const mail = await orderConfirmationMail(order, origin, await readTerms(machine));
    const { email: to } = order;
    await transact(machine, (work) =>
      queueMail(work, { key: `order-confirmation:${order.id}`, to, ...mail }),
    );
  },
});

/** Every quarter of an hour, outside production: parcels leave. */
export const dispatchOrdersJob: JobDefinition<Machine> = {
  name: 'dispatch-orders',
  schedule: '*/15 * * * *',
  run: (machine) => dispatchOrders(machine),
};

/** Every night: carts given up long ago. */
export const forgetCartsJob: JobDefinition<Machine> = {
  name: 'forget-carts',
  schedule: '20 3 * * *',
  run: (machine) => forgetCarts(machine),
};
