import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#registry/schema.ts';
import { CARD_NOTICE_DAYS } from '../rules/index.ts';

/** Maximum number of deliveries the team sees. */
const MOST = 30;

/** The deliveries of a subscription with all charge attempts, newest first. */
export function findDeliveriesForTeam(db: Db, code: string) {
  return db
    .selectFrom('subscription_cycles as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .leftJoin('orders as o', 'o.id', 'c.order_id')
    .leftJoin('renewals as r', 'r.cycle_id', 'c.id')
    .select(['c.id', 'c.number', 'c.state', 'c.planned_date as plannedDate', 's.card_id as cardId'])
    .select(['c.shipping_date as shippingDate', 'o.number as orderNumber', 'o.total'])
    .select(['o.payment_state as paymentState', 'r.state as renewalState', 'r.tries', 'r.decline'])
    .select(['r.error_code as errorCode', 'r.next_try_on as nextTryOn'])
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('payment_attempts as a')
          .select(['a.created_at as at', 'a.method_code as method', 'a.state', 'a.amount'])
          .select(['a.error_code as errorCode', 'a.card'])
          .whereRef('a.order_token', '=', 'o.token')
          .orderBy('a.id'),
      ).as('attempts'),
    )
    .where('s.code', '=', code)
    .orderBy('c.number', 'desc')
    .limit(MOST)
    .execute();
}

export type TeamDelivery = Awaited<ReturnType<typeof findDeliveriesForTeam>>[number];

/**
 * Mails sent about these deliveries and about changes of the subscription, newest first. They are found by their
 * idempotency keys, which contain delivery and change ids.
 */
export async function findNotices(
  db: Db,
  code: string,
  deliveries: readonly Pick<TeamDelivery, 'id' | 'tries' | 'cardId'>[],
) {
  const cycles = deliveries.map(({ id }) => id);
  const reminders = await db
    .selectFrom('renewal_notices')
    .select(['cycle_id as cycleId', 'kind', 'shipping_date as date'])
    .where('cycle_id', 'in', cycles.length > 0 ? cycles : [0])
    .execute();
  const keys = [
    ...reminders.map(({ cycleId, kind, date }) => `reminder:${cycleId}:${kind}:${date}`),
    ...deliveries.flatMap(({ id, tries, cardId }) => [
      ...Array.from({ length: tries ?? 0 }, (_, index) => `renewal-failed:${id}:${index + 1}`),
      ...CARD_NOTICE_DAYS.map((days) => `card-expiring:${id}:${cardId}:${days}`),
    ]),
  ];
  return db
    .selectFrom('mails')
    .select(['kind', 'subject', 'created_at as at', 'sent_at as sentAt'])
    .where((is) =>
      is.or([
        sql<boolean>`key = any(${keys})`,
        is(
          'key',
          'in',
          is
            .selectFrom('subscription_changes as h')
            .innerJoin('subscriptions as s', 's.id', 'h.subscription_id')
            .select(sql<string>`'subscription-change:' || h.id`.as('key'))
            .where('s.code', '=', code)
            .orderBy('h.id', 'desc')
            .limit(MOST),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}
