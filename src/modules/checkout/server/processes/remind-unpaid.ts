import { sql } from 'kysely';
import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { findOrder, inOrdersLanguage } from '#modules/orders/server/index.ts';
import { forEachIsolated } from '#platform/for-each-isolated.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { OFFLINE_METHODS, remindedWhenDueBy, remindedWhenPlacedBy } from '../../rules/index.ts';
import { paymentReminderMail } from '../emails/payment-reminder.ts';

const AT_ONCE = 200;

/** Sends one reminder of a cheque or transfer not received yet (PAY-08). */
export const remindUnpaidJob: JobDefinition<AppContext> = {
  name: 'remind-unpaid-orders',
  schedule: '20 9 * * *',
  run: async (appContext) => {
    await forEachIsolated(appContext, await findSilent(appContext), (token) =>
      remind(appContext, token),
    );
  },
};

/** Orders at least five days old without any payment or reminder. */
async function findSilent({ db, clock }: AppContext): Promise<string[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .leftJoin('mails as m', (join) =>
      join.on('m.key', '=', sql<string>`'payment-reminder:' || o.id`),
    )
    .select('o.token')
    .where('o.state', '=', 'new')
    .where('o.payment_state', '=', 'awaiting_payment')
    .where('o.payment_due_at', '<=', new Date(remindedWhenDueBy(clock.now()).epochMilliseconds))
    .where('o.placed_at', '<=', new Date(remindedWhenPlacedBy(clock.now()).epochMilliseconds))
    .where('p.method_code', 'in', OFFLINE_METHODS)
    .where('m.id', 'is', null)
    .orderBy('o.payment_due_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ token }) => token);
}

async function remind(appContext: AppContext, token: string): Promise<void> {
  const order = await findOrder(appContext.db, token);
  const channel = order && (await findChannel(appContext.db, order.channel));
  const isSilent = order?.paymentState === 'awaiting_payment' && order.paymentDueAt;
  if (!order?.email || !channel || !isSilent) return;
  const { id, email: to } = order;
  const { config } = appContext;
  const origin = channelOrigin(channel, config);
  const mail = await inOrdersLanguage(appContext, order, (placed) =>
    paymentReminderMail(placed, mailContact(origin, config)),
  );
  await transact(appContext, (work) =>
    queueMail(work, { key: `payment-reminder:${id}`, to, ...mail }),
  );
}
