import { sql } from 'kysely';
import { findOrderById } from '#modules/orders/server/index.ts';
import { findCard } from '#modules/payments/server/index.ts';
import { isRunning } from '#modules/subscriptions/rules/index.ts';
import { findSubscriptionByCode } from '#modules/subscriptions/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { cardNotice } from '../../rules/index.ts';
import { cardExpiringMail } from '../emails/card-expiring.ts';
import { type Happened, lifeNotice } from '../emails/life-notice.ts';
import { paymentFailedMail } from '../emails/payment-failed.ts';
import { findMailSubject } from '../mail-subject.ts';
import { recipientOf } from '../mail-to.ts';
import { findRenewal } from '../renewal.ts';

/** Days before a delivery at which the first notice about its card goes out. */
const MOST_DAYS = 30;

/** Tells that a try brought no money, once per try, and not any more when it is paid meanwhile. */
export async function tellPaymentFailed(
  machine: Machine,
  { cycleId, tries }: { cycleId: number; tries: number },
): Promise<void> {
  const renewal = await findRenewal(machine.db, cycleId);
  if (renewal?.state !== 'failed' || renewal.tries !== tries || !renewal.orderId) return;
  const order = await findOrderById(machine.db, renewal.orderId);
  const subscription = await findSubscriptionByCode(machine.db, renewal.code);
  const recipient = subscription && (await recipientOf(machine, machine.db, subscription));
  if (!order || !recipient) return;
  const mail = await paymentFailedMail(recipient, subscription, renewal, order, machine.config);
  const key = `renewal-failed:${cycleId}:${tries}`;
  await transact(machine, (work) => queueMail(work, { key, ...mail }));
}

/** The subscriptions whose card may not live until their next delivery. */
export async function findExpiringCards({ db, clock }: Machine): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select s.code from subscriptions s
    join subscription_cycles c on c.subscription_id = s.id and c.closed_at is null
    join payment_cards k on k.id = s.card_id
    where c.state = 'draft' and s.status not in ('paused', 'stopped')
      and c.shipping_date <= ${clock.today().add({ days: MOST_DAYS }).toString()}
      and make_date(k.exp_year, k.exp_month, 1) + interval '1 month' <= c.shipping_date
    order by s.id`.execute(db);
  return rows.map(({ code }) => code);
}

/** Tells that the card of a subscription does not live until its next delivery (REL-12). */
export async function tellCardExpires(machine: Machine, code: string): Promise<void> {
  const subscription = await findSubscriptionByCode(machine.db, code);
  const cycle = subscription?.cycle;
  if (cycle?.state !== 'draft' || !subscription?.cardId || !isRunning(subscription.status)) return;
  const card = await findCard(machine.db, subscription.customerId, subscription.cardId);
  const shipping = Temporal.PlainDate.from(cycle.shippingDate);
  const days = card && cardNotice(card, shipping, machine.clock.today());
  const recipient = days && (await recipientOf(machine, machine.db, subscription));
  if (!card || !recipient) return;
  const mail = await cardExpiringMail(
    recipient,
    subscription,
    cycle.shippingDate,
    card,
    machine.clock.today(),
    await findMailSubject(machine.db, subscription, 'card', machine.clock.today()),
  );
  const key = `card-expiring:${cycle.id}:${card.id}:${days}`;
  await transact(machine, (work) => queueMail(work, { key, ...mail }));
}

/** Who takes a pause back gets in writing that it goes on. */
function toldAs({ kind, details }: Happened): Happened {
  const isPauseUndone = kind === 'undone' && details.change === 'paused';
  return { kind: isPauseUndone ? 'resumed' : kind, details };
}

/** Confirms what happened to a subscription, once per entry of its history. */
export async function tellChange(
  machine: Machine,
  { code, changeId }: { code: string; changeId: number },
): Promise<void> {
  const change = await machine.db
    .selectFrom('subscription_changes')
    .select(['kind', 'details'])
    .where('id', '=', changeId)
    .executeTakeFirst();
  const subscription = change && (await findSubscriptionByCode(machine.db, code));
  const recipient = subscription && (await recipientOf(machine, machine.db, subscription));
  if (!recipient) return;
  const { db, clock } = machine;
  const subject = await findMailSubject(db, subscription, change.kind, clock.today());
  const mail = await lifeNotice(recipient, subscription, toldAs(change), subject);
  if (!mail) return;
  const key = `subscription-change:${changeId}`;
  await transact(machine, (work) => queueMail(work, { key, ...mail }));
}
