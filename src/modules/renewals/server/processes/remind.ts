import { TERMS } from '#kit/terms.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { findReminded } from '#modules/households/server/index.ts';
import { findToMention, noteMentioned } from '#modules/life-events/server/index.ts';
import { lockOrder } from '#modules/orders/server/index.ts';
import { findCard } from '#modules/payments/server/index.ts';
import {
  isRunning,
  type SubscriptionStatus,
  subscriptionStates,
} from '#modules/subscriptions/rules/index.ts';
import {
  findMeasuredFoods,
  lockSubscription,
  noteAnnounced,
  type Subscription,
  saveSubscription,
} from '#modules/subscriptions/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { reminderOn } from '../../rules/index.ts';
import { writeLinks } from '../delivery-links.ts';
import { reminderMail } from '../emails/reminder.ts';
import { reminderCopy } from '../emails/reminder-copy.ts';
import { type Judged, judgeDelivery, type Obstacle } from '../judge-delivery.ts';
import { localized, recipientOf } from '../mail-to.ts';
import { askAboutItsPoint, findPickupClosure } from '../point-of-delivery.ts';
import { findPriceRises } from '../price-rises.ts';

/** Next deliveries due for a reminder that was not sent yet for their current date. */
export async function findToRemind({ db, clock }: AppContext): Promise<string[]> {
  const today = clock.today();
  const rows = await db
    .selectFrom('subscription_cycles as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .select('s.code')
    .where('c.closed_at', 'is', null)
    .where('c.state', '=', 'draft')
    .where('s.status', 'not in', ['paused', 'stopped'])
    .where('s.ship_now_due_at', 'is', null)
    .where('c.shipping_date', '>', today.toString())
    .where('c.shipping_date', '<=', today.add({ days: TERMS.noticeDays }).toString())
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('renewal_notices as n')
            .select('n.cycle_id')
            .whereRef('n.cycle_id', '=', 'c.id')
            .whereRef('n.shipping_date', '=', 'c.shipping_date')
            .where((notice) =>
              notice.or([
                notice('n.kind', '=', 'last'),
                notice('c.shipping_date', '>', today.add({ days: TERMS.lockedDays }).toString()),
              ]),
            ),
        ),
      ),
    )
    .orderBy('c.shipping_date')
    .orderBy('c.id')
    .execute();
  return rows.map(({ code }) => code);
}

/**
 * Reminds a customer of the next delivery: contents, date and amount. Sent twice, on the days set in `TERMS`, each
 * once and never late (SUB-12, SUB-13, REL-66). Obstacles are checked at the same time, while the customer can still
 * choose something else (REL-38, REL-43, REL-48).
 */
export async function remind(appContext: AppContext, code: string): Promise<void> {
  await askAboutItsPoint(appContext, code);
  const { db, clock, config } = appContext;
  const event = config.FEATURE_ANIMALS ? await findToMention(db, code, clock.today()) : null;
  await transact(appContext, async (work) => {
    const subscription = await lockSubscription(work, code);
    const cycle = subscription?.cycle;
    if (!subscription || cycle?.state !== 'draft' || !isRunning(subscription.status)) return;
    if (subscription.shipNowRequestedAt !== null) return;
    const kind = reminderOn(Temporal.PlainDate.from(cycle.shippingDate), work.today);
    const draft = kind && (await lockOrder(work, cycle.token ?? ''));
    if (!draft) return;
    const { items, nextPoint } = subscription;
    const plan = { items, nextPoint, shippingDate: cycle.shippingDate };
    const judged = await judgeDelivery(work, draft, null, plan);
    if (!(await noteAnnounced(work, cycle, kind, judged.most))) return;
    const existing = await updateStatusFromObstacle(work, subscription, judged);
    const recipient = await recipientOf(appContext, work.tx, existing);
    if (!recipient) return;
    const { shippingDate } = cycle;
    const rises = await findPriceRises(work.tx, existing.id, judged.order);
    const closure = await findPickupClosure(work, judged.order, shippingDate);
    const { CAPTURE_AT: captureAt } = appContext.config;
    const { days } = work.today.until(shippingDate);
    const { cardId, customerId } = existing;
    const foods = await findMeasuredFoods(work.tx, existing, work.today);
    const tokens = await writeLinks(work, existing, cycle, {
      // A delivery that shares a parcel cannot be dispatched at once.
      canLeave: judged.obstacle === null && !judged.isTogether,
      hasBowl: foods.length > 0,
    });
    const card = cardId === null ? null : await findCard(work.tx, customerId, cardId);
    const isMentioned = event !== null && (await noteMentioned(work, event));
    const reminder = {
      subscription: existing,
      card,
      shippingDate,
      days,
      kind,
      judged,
      rises,
      closure,
      captureAt,
      tokens,
      foods,
      lifeEvent: isMentioned ? event : null,
    };
    const { locale } = existing;
    const inTheirs = { db: work.tx, config };
    const mail = await writtenIn(inTheirs, locale, reminder, (spoken) =>
      reminderMail(localized(recipient), spoken),
    );
    const key = `reminder:${cycle.id}:${kind}:${shippingDate}`;
    await queueMail(work, { key, ...mail });
    for (const { memberId, firstName, email } of await findReminded(work.tx, customerId)) {
      const copy = await writtenIn(inTheirs, locale, reminder, (spoken) =>
        reminderCopy({ ...localized(recipient), to: email, firstName }, spoken),
      );
      await queueMail(work, { key: `${key}:${memberId}`, ...copy });
    }
  });
}

const EVENT_OF_OBSTACLE = {
  product: 'lose_product',
  pickup_point: 'lose_point',
  carrier: 'fail',
} as const satisfies Record<Obstacle, string>;

/** Statuses that name an obstacle of the next delivery: they end when it is resolved. */
const PASSING: readonly SubscriptionStatus[] = [
  'product_unavailable',
  'pickuppoint_unavailable',
  'promotion_unavailable',
  'error',
];

async function updateStatusFromObstacle(
  work: UnitOfWork,
  subscription: Subscription,
  { obstacle, hasLostPromotion }: Judged,
): Promise<Subscription> {
  const { status } = subscription;
  const fault = obstacle ? EVENT_OF_OBSTACLE[obstacle] : hasLostPromotion ? 'lose_promotion' : null;
  const action = fault ?? (PASSING.includes(status) ? 'recover' : null);
  const next = action && subscriptionStates.next(status, action);
  return next && next !== status
    ? saveSubscription(work, { ...subscription, status: next })
    : subscription;
}
