import { sql } from 'kysely';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { findOrderById } from '#modules/orders/server/index.ts';
import { findCard } from '#modules/payments/server/index.ts';
import { isRunning } from '#modules/subscriptions/rules/index.ts';
import { findSubscriptionByCode } from '#modules/subscriptions/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { CARD_NOTICE_DAYS, cardNotice, isSeriesKind, SERIES_MINUTES } from '../../rules/index.ts';
import { cardExpiringMail } from '../emails/card-expiring.ts';
import { type Happened, lifeNotice } from '../emails/life-notice.ts';
import { memberNotice } from '../emails/member-notice.ts';
import { paymentFailedMail } from '../emails/payment-failed.ts';
import { findMailSubject } from '../mail-subject.ts';
import { localized, recipientOf } from '../mail-to.ts';
import { writePaymentLink } from '../payment-links.ts';
import { findRenewal } from '../renewal.ts';

/** Mails that a charge failed, once per attempt, unless it was paid meanwhile. */
export async function tellPaymentFailed(
  appContext: AppContext,
  { cycleId, tries }: { cycleId: number; tries: number },
): Promise<void> {
  const renewal = await findRenewal(appContext.db, cycleId);
  if (renewal?.state !== 'failed' || renewal.tries !== tries || !renewal.orderId) return;
  const order = await findOrderById(appContext.db, renewal.orderId);
  const subscription = await findSubscriptionByCode(appContext.db, renewal.code);
  const recipient = subscription && (await recipientOf(appContext, appContext.db, subscription));
  if (!order || !recipient) return;
  await transact(appContext, async (work) => {
    const token = await writePaymentLink(work, cycleId);
    const failed = { renewal, order, token };
    const mail = await writtenIn(
      appContext,
      subscription.locale,
      { subscription, failed },
      (spoken) =>
        paymentFailedMail(
          localized(recipient),
          spoken.subscription,
          spoken.failed,
          appContext.config,
        ),
    );
    await queueMail(work, { key: `renewal-failed:${cycleId}:${tries}`, ...mail });
  });
}

/** Key of the notice about a card before a delivery, `days` ahead: each is sent once. `findExpiringCards` builds it too. */
const cardNoticeKey = (cycleId: number, cardId: number, days: number) =>
  `card-expiring:${cycleId}:${cardId}:${days}`;

/** Subscriptions whose card expires before their next delivery, and whose notice of these days was not sent yet. */
export async function findExpiringCards({ db, clock }: AppContext): Promise<string[]> {
  const today = clock.today().toString();
  const notice = CARD_NOTICE_DAYS.map(
    (days) => sql`when c.shipping_date - ${today}::date <= ${days}::integer then ${days}::integer`,
  );
  const { rows } = await sql<{ code: string }>`
    select s.code from subscriptions s
    join subscription_cycles c on c.subscription_id = s.id and c.closed_at is null
    join payment_cards k on k.id = s.card_id
    cross join lateral (select case ${sql.join(notice, sql` `)} end as days) notice
    where c.state = 'draft' and s.status not in ('paused', 'stopped')
      and c.shipping_date between ${today}::date
        and ${clock
          .today()
          .add({ days: Math.max(...CARD_NOTICE_DAYS) })
          .toString()}::date
      and make_date(k.exp_year, k.exp_month, 1) + interval '1 month' <= c.shipping_date
      and not exists (select from mails m
        where m.key = 'card-expiring:' || c.id || ':' || k.id || ':' || notice.days)
    order by s.id`.execute(db);
  return rows.map(({ code }) => code);
}

/** Mails that the card of a subscription expires before its next delivery (REL-12). */
export async function tellCardExpires(appContext: AppContext, code: string): Promise<void> {
  const subscription = await findSubscriptionByCode(appContext.db, code);
  const cycle = subscription?.cycle;
  if (cycle?.state !== 'draft' || !subscription?.cardId || !isRunning(subscription.status)) return;
  const card = await findCard(appContext.db, subscription.customerId, subscription.cardId);
  const shipping = Temporal.PlainDate.from(cycle.shippingDate);
  const days = card && cardNotice(card, shipping, appContext.clock.today());
  const recipient = days && (await recipientOf(appContext, appContext.db, subscription));
  if (!card || !recipient) return;
  const today = appContext.clock.today();
  const subject = await findMailSubject(appContext.db, subscription, 'card', today);
  const mail = await writtenIn(
    appContext,
    subscription.locale,
    { subscription, subject },
    (spoken) =>
      cardExpiringMail(
        localized(recipient),
        spoken.subscription,
        cycle.shippingDate,
        card,
        today,
        spoken.subject,
      ),
  );
  const key = cardNoticeKey(cycle.id, card.id, days);
  await transact(appContext, (work) => queueMail(work, { key, ...mail }));
}

/** An undone pause is confirmed as a resumption; a change by the team is confirmed as such. */
function noticeOf({ kind, details, actor }: Happened & { actor: string }): Happened {
  if (kind === 'item_replaced' && actor === 'staff') return { kind: 'swapped_for_you', details };
  const isPauseUndone = kind === 'undone' && details.change === 'paused';
  return { kind: isPauseUndone ? 'resumed' : kind, details };
}

/** Mails the confirmation of an event, once per history entry. */
export async function tellChange(
  appContext: AppContext,
  { code, changeId }: { code: string; changeId: number },
): Promise<void> {
  const change = await appContext.db
    .selectFrom('subscription_changes as h')
    .leftJoin('customers as m', 'm.id', 'h.member_id')
    .select(['h.kind', 'h.details', 'h.actor', 'm.first_name as memberName'])
    .where('h.id', '=', changeId)
    .executeTakeFirst();
  const kind = change?.kind === 'undone' ? change.details.change : change?.kind;
  if (isSeriesKind(kind) && change?.actor !== 'member')
    await transact(appContext, (work) =>
      appContext.jobs.send(
        work.tx,
        'tell-new-terms',
        { code, changeId, kind },
        { afterSeconds: SERIES_MINUTES * 60 },
      ),
    );
  const subscription = change && (await findSubscriptionByCode(appContext.db, code));
  const recipient = subscription && (await recipientOf(appContext, appContext.db, subscription));
  // A pause ended by a notice of termination: the confirmation of the notice tells it.
  const isForNotice = change?.kind === 'resumed' && subscription?.endingOn !== null;
  if (!recipient || isForNotice) return;
  const { db, clock } = appContext;
  const subject = await findMailSubject(db, subscription, change.kind, clock.today());
  const mail = await writtenIn(
    appContext,
    subscription.locale,
    { subscription, subject },
    async (spoken) => {
      const to = localized(recipient);
      return change.actor === 'member'
        ? memberNotice(to, spoken.subscription, { ...change, subject: spoken.subject })
        : lifeNotice(to, spoken.subscription, noticeOf(change), spoken.subject);
    },
  );
  if (!mail) return;
  const key = `subscription-change:${changeId}`;
  await transact(appContext, (work) => queueMail(work, { key, ...mail }));
}
