import { sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import { findOrders } from '#modules/orders/server/index.ts';
import { findAnnounced, findTogether, priceDelivery } from '#modules/subscriptions/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** Days the team looks ahead. */
export const AHEAD_DAYS = 14;
/** Maximum number of customers listed. */
const MOST = 200;

interface Whose {
  code: string;
  name: string;
  shippingDate: string;
}

/** Prepared deliveries that will leave, with their last computed price. */
const coming = (until: Temporal.PlainDate) => sql`
  subscription_cycles c
  join subscriptions s on s.id = c.subscription_id
  join customers k on k.id = s.customer_id
  join orders o on o.id = c.order_id
  where c.closed_at is null and c.state = 'draft' and s.status not in ('paused', 'stopped')
    and c.shipping_date <= ${until.toString()}`;
const whose = sql`s.code, concat_ws(' ', k.first_name, k.last_name) as name,
  c.shipping_date as "shippingDate"`;

/** Number and total of deliveries per day until a civil date. */
export async function countComing(db: Db, today: Temporal.PlainDate, until: Temporal.PlainDate) {
  const { rows } = await sql<{
    date: string;
    deliveries: number;
    expected: number;
    shared: SharedRow[] | null;
  }>`
    select c.shipping_date as date, count(*)::integer as deliveries,
      sum(o.total)::integer as expected,
      json_agg(json_build_object('orderId', o.id, 'cycleId', c.id, 'total', o.total))
        filter (where o.shared_parcel is not null) as shared
    from ${coming(until)} group by c.shipping_date order by c.shipping_date`.execute(db);
  const totals = await sharedTotals(
    db,
    rows.flatMap(({ shared }) => shared ?? []),
    today,
  );
  return rows.map(({ date, deliveries, expected, shared }) => {
    const less = (shared ?? []).reduce(
      (sum, { orderId, total }) => sum + total - (totals.get(orderId) ?? total),
      0,
    );
    return { date, deliveries, expected: expected - less };
  });
}

interface SharedRow {
  orderId: number;
  cycleId: number;
  /** Cents, priced without a shared parcel. */
  total: Cents;
}

/** Totals of deliveries that share a parcel, by order, priced as displayed and charged. There are few of them. */
async function sharedTotals(
  db: Db,
  rows: readonly Pick<SharedRow, 'orderId' | 'cycleId'>[],
  today: Temporal.PlainDate,
): Promise<Map<number, Cents>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ orderId }) => orderId);
  const tied = await findTogether(db, ids);
  const announced = await findAnnounced(
    db,
    rows.map(({ cycleId }) => cycleId),
  );
  const cycles = new Map(rows.map(({ orderId, cycleId }) => [orderId, cycleId]));
  const totals = new Map<number, Cents>();
  for (const order of await findOrders(db, ids)) {
    if (order.state !== 'cart') continue;
    const together = tied.get(order.id) ?? null;
    const said = announced.get(cycles.get(order.id) ?? 0) ?? null;
    const priced = await priceDelivery(db, order, today, said, { together });
    totals.set(order.id, priced.order.pricing.total);
  }
  return totals;
}

/** The deliveries that would be charged now: due ones, and retries of today. */
export async function findToCharge(db: Db, today: Temporal.PlainDate) {
  const day = today.toString();
  const { rows } = await sql<
    Whose & {
      number: number;
      standing: 'overdue' | 'due' | 'queued' | 'charging' | 'failed';
      total: number;
      orderId: number;
      cycleId: number;
      isShared: boolean;
    }
  >`
    select ${whose}, c.number, o.total, o.id as "orderId", c.id as "cycleId",
      o.shared_parcel is not null as "isShared",
      coalesce(nullif(r.state, 'paid'),
        case when c.shipping_date < ${day} and c.waits_until is null then 'overdue'
          else 'due' end) as standing
    from subscription_cycles c
    join subscriptions s on s.id = c.subscription_id
    join customers k on k.id = s.customer_id
    join orders o on o.id = c.order_id
    left join renewals r on r.cycle_id = c.id
    where c.closed_at is null and s.status not in ('paused', 'stopped')
      and (case when r.state is null then c.shipping_date <= ${day} or s.ship_now_due_at is not null
           when r.state = 'failed' then r.next_try_on <= ${day}
           else r.state in ('queued', 'charging') end)
    order by c.shipping_date, c.id`.execute(db);
  const totals = await sharedTotals(
    db,
    rows.filter(({ isShared }) => isShared),
    today,
  );
  return rows.map(({ orderId, cycleId: _, isShared: __, ...due }) => ({
    ...due,
    total: totals.get(orderId) ?? due.total,
  }));
}

/** Missing articles with the customers affected: stock is assigned in the order of dispatch. */
export async function findMissing(db: Db, until: Temporal.PlainDate) {
  const { rows } = await sql<
    Whose & {
      variantCode: string;
      productName: string;
      variantName: string;
      quantity: number;
      wanted: number;
      onHand: number;
    }
  >`
    select * from (
      select ${whose}, i.variant_code as "variantCode", i.product_name as "productName",
        i.variant_name as "variantName", i.quantity, v.on_hand as "onHand",
        sum(i.quantity) over (partition by i.variant_code)::integer as wanted,
        sum(i.quantity) over (partition by i.variant_code order by c.shipping_date, c.id) as so_far
      from (select c.*, o.id as held from ${coming(until)}) c
      join subscriptions s on s.id = c.subscription_id
      join customers k on k.id = s.customer_id
      join order_items i on i.order_id = c.held
      join product_variants v on v.code = i.variant_code) wanting
    where so_far > "onHand"
    order by "variantCode", "shippingDate", code limit ${MOST}`.execute(db);
  return rows;
}

/** Deliveries whose payment was refused, next retry first. */
export async function findFailed(db: Db) {
  const { rows } = await sql<
    Whose & {
      total: number;
      tries: number;
      decline: 'soft' | 'hard' | 'authentication' | null;
      errorCode: string | null;
      nextTryOn: string | null;
      firstTriedOn: string | null;
    }
  >`
    select ${whose}, o.total, r.tries, r.decline, r.error_code as "errorCode",
      r.next_try_on as "nextTryOn", r.first_tried_on as "firstTriedOn"
    from renewals r
    join subscription_cycles c on c.id = r.cycle_id
    join subscriptions s on s.id = c.subscription_id
    join customers k on k.id = s.customer_id
    join orders o on o.id = r.order_id
    where r.state = 'failed'
    order by r.next_try_on nulls last, c.id limit ${MOST}`.execute(db);
  return rows;
}

/** Number and total in cents of deliveries refused on a civil day and still unpaid. */
export async function countFailedOn(db: Db | Tx, day: Temporal.PlainDate) {
  const { rows } = await sql<{ deliveries: number; total: number }>`
    select count(*)::integer as deliveries, coalesce(sum(o.total), 0)::integer as total
    from renewals r join orders o on o.id = r.order_id
    where r.state = 'failed' and r.failed_on = ${day.toString()}`.execute(db);
  return rows[0] ?? { deliveries: 0, total: 0 };
}

/** Subscriptions whose card expires before their next delivery (REL-12). */
export async function findDyingCards(db: Db, until: Temporal.PlainDate) {
  const { rows } = await sql<Whose & { brand: string; last4: string; month: number; year: number }>`
    select ${whose}, p.brand, p.last4, p.exp_month as month, p.exp_year as year
    from subscription_cycles c
    join subscriptions s on s.id = c.subscription_id
    join customers k on k.id = s.customer_id
    join payment_cards p on p.id = s.card_id
    where c.closed_at is null and c.state = 'draft' and s.status not in ('paused', 'stopped')
      and c.shipping_date <= ${until.toString()}
      and make_date(p.exp_year, p.exp_month, 1) + interval '1 month' <= c.shipping_date
    order by c.shipping_date, c.id limit ${MOST}`.execute(db);
  return rows;
}

/** Suspended subscriptions, latest first. */
export async function findHeld(db: Db) {
  const { rows } = await sql<{
    code: string;
    name: string;
    heldFor: 'dispute' | 'unpaid';
    since: Date;
  }>`
    select s.code, concat_ws(' ', k.first_name, k.last_name) as name, s.held_for as "heldFor",
      s.paused_at as since
    from subscriptions s join customers k on k.id = s.customer_id
    where s.held_for is not null order by s.paused_at desc limit ${MOST}`.execute(db);
  return rows;
}
