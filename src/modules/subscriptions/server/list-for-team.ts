import { sql } from 'kysely';
import { orderOf, type SortOf, usualSort } from '#kit/team-list.ts';
import { refsFoundBy } from '#modules/team-search/server/index.ts';
import { countMost } from '#platform/count-most.ts';
import type { Db } from '#registry/schema.ts';
import type { SubscriptionStatus } from '../rules/index.ts';
import { type Standing, subscriptionList } from '../rules/team-list.ts';

/** Filters of the team's list of subscriptions. */
export interface TeamFilter {
  /** A code, `AB-00421` or `421`, or part of the customer's name. */
  words?: string | undefined;
  /** Whether the search may match customers; true by default. */
  withPeople?: boolean;
  standing?: Standing | undefined;
  /** Only subscriptions whose next delivery leaves by this civil date. */
  until?: Temporal.PlainDate | undefined;
  sort?: SortOf<typeof subscriptionList> | undefined;
}

const TROUBLED: readonly SubscriptionStatus[] = [
  'error',
  'product_unavailable',
  'pickuppoint_unavailable',
  'promotion_unavailable',
  'invalid_promotion',
];
const UNPAID: readonly SubscriptionStatus[] = ['awaiting_payment', 'payment_failed'];

const statusesOf: Readonly<Record<Standing, readonly SubscriptionStatus[]>> = {
  active: ['active'],
  // Suspended subscriptions are included, although their status is `paused`.
  troubled: [...TROUBLED, ...UNPAID],
  payment_failed: UNPAID,
  paused: ['paused'],
  held: ['paused'],
  stopped: ['stopped'],
};

/**
 * All subscriptions, newest first, or by dispatch date when `until` is given, unless `sort` says otherwise; a fixed
 * number of statements.
 */
export async function listSubscriptionsForTeam(
  db: Db,
  {
    words = '',
    withPeople = true,
    standing,
    until,
    sort = until ? 'next' : usualSort(subscriptionList),
  }: TeamFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const typed = words.trim();
  const { column, direction } = orderOf(sort, {
    code: 's.id',
    next: 'y.shipping_date',
    deliveriesDone: 's.deliveries_done',
  } as const);
  const narrowed = db
    .selectFrom('subscriptions as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .leftJoin('subscription_cycles as y', (join) =>
      join.onRef('y.subscription_id', '=', 's.id').on('y.closed_at', 'is', null),
    )
    .$if(standing !== undefined, (q) =>
      q.where((is) => {
        const isOne = is('s.status', 'in', statusesOf[standing ?? 'active']);
        return standing === 'troubled' ? is.or([isOne, is('s.held_for', 'is not', null)]) : isOne;
      }),
    )
    .$if(standing === 'held', (q) => q.where('s.held_for', 'is not', null))
    .$if(standing === 'paused', (q) => q.where('s.held_for', 'is', null))
    .$if(until !== undefined, (q) =>
      q
        .where('y.shipping_date', '<=', until?.toString() ?? '')
        .where('s.status', 'not in', ['paused', 'stopped']),
    )
    .$if(typed !== '', (q) =>
      q.where(
        sql<boolean>`s.id in (select f.ref::bigint from (${refsFoundBy('subscription', typed, { withPeople })}) f)`,
      ),
    );
  const rows = await narrowed
    .leftJoin('orders as o', 'o.id', 'y.order_id')
    .select(['s.code', 's.status', 's.held_for as heldFor', 's.channel', 's.frequency'])
    .select(['s.deliveries_done as deliveriesDone', 'c.email', 'c.first_name as firstName'])
    .select(['c.last_name as lastName', 'y.shipping_date as nextShippingDate', 'o.total'])
    .orderBy(column, (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('s.id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  return { rows, total: await countMost(db, narrowed) };
}

export type TeamRow = Awaited<ReturnType<typeof listSubscriptionsForTeam>>['rows'][number];
