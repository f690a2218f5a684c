import { sql } from 'kysely';
import { mailPaths } from '#pages/mail-paths.ts';
import type { Tx } from '#registry/schema.ts';
import { type Chosen, days, near, PLACED_ON, SOLD } from './derive-facts.ts';

/**
 * Recomputes orders by promotion, with promised discounts on later deliveries counted separately;
 * the empty code means orders without promotion, without subscription deliveries, so that both
 * groups are orders placed by a person.
 */
export async function derivePromotions(tx: Tx, chosen: Chosen): Promise<void> {
  await sql`delete from promotion_facts where ${days(chosen, sql`day`)}`.execute(tx);
  await sql`
    with sold as materialized (
      select o.id, ${PLACED_ON} as day, o.channel, o.total, o.subscription,
        exists (select from subscriptions s where s.created_from = o.id) as starts
      from orders o where ${SOLD} and ${near(chosen)} and ${days(chosen, PLACED_ON)}
    ), used as (
      select s.*, u.promotion_code, sum(u.amount) as given, bool_and(u.promised) as promised
      from sold s join promotion_uses u on u.order_id = s.id
      group by s.id, s.day, s.channel, s.total, s.subscription, s.starts, u.promotion_code
    )
    insert into promotion_facts (day, channel, promotion, orders, starts, gross, given, promised)
    select day, channel, promotion_code, count(*) filter (where not promised),
      count(*) filter (where starts and not promised), coalesce(sum(total) filter (where not promised), 0),
      sum(given), coalesce(sum(given) filter (where promised), 0)
    from used group by 1, 2, 3
    union all
    select day, channel, '', count(*), count(*) filter (where starts), sum(total), 0, 0
    from sold s
    where (subscription is null or starts) and not exists (select from used where used.id = s.id)
    group by 1, 2`.execute(tx);
}

/** Recomputes parcels by the day they were due to leave: whether they left and arrived on time. */
export async function deriveDispatch(tx: Tx, chosen: Chosen): Promise<void> {
  await sql`delete from dispatch_facts where ${days(chosen, sql`day`)}`.execute(tx);
  const on = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Paris')::date`;
  await sql`
    insert into dispatch_facts (day, channel, promised, left_in_time, left_late, arrived, arrived_in_time)
    select s.dispatch_on, o.channel, count(*),
      count(*) filter (where ${on('s.shipped_at')} <= s.dispatch_on),
      count(*) filter (where ${on('s.shipped_at')} > s.dispatch_on),
      count(*) filter (where s.delivered_at is not null and s.deliver_to is not null),
      count(*) filter (where ${on('s.delivered_at')} <= s.deliver_to)
    from shipments s join orders o on o.id = s.order_id
    where s.dispatch_on is not null and ${SOLD} and ${days(chosen, sql`s.dispatch_on`)}
    group by 1, 2`.execute(tx);
}

/**
 * Recomputes how refused deliveries were paid in the end: by an automatic retry with the same or
 * another card, or by the customer, through the link in the mail or in their account.
 */
export async function deriveRecoveries(tx: Tx, chosen: Chosen): Promise<void> {
  await sql`delete from recovery_facts where ${days(chosen, sql`day`)}`.execute(tx);
  const link = `${mailPaths.paymentLink('%')}%`;
  await sql`
    insert into recovery_facts (day, channel, means, renewals, amount)
    select r.first_tried_on, s.channel,
      case when a.created_at is null then 'other'
           when a.target_path like ${link} then 'link'
           when a.visitor is not null then 'account'
           when exists (
             select from subscription_changes c where c.subscription_id = s.id and c.kind = 'card'
               and c.at <= a.created_at and (c.at at time zone 'Europe/Paris')::date >= r.first_tried_on) then 'new_card'
           else 'retry' end,
      count(*), sum(o.total)
    from renewals r join subscription_cycles y on y.id = r.cycle_id
    join subscriptions s on s.id = y.subscription_id
    join orders o on o.id = r.order_id
    left join lateral (select target_path, created_at, visitor from payment_attempts
                       where order_token = o.token and authorized_at is not null
                       order by id desc limit 1) a on true
    where r.state = 'paid' and (r.tries > 1 or r.decline is not null)
      and r.first_tried_on is not null and ${days(chosen, sql`r.first_tried_on`)}
    group by 1, 2, 3`.execute(tx);
}
