import { sql } from 'kysely';
import type { Finding } from '#modules/payments/server/index.ts';
import type { Db } from '#registry/schema.ts';

interface Difference {
  token: string;
  number: string | null;
  paymentState: string | null;
  claimed: number;
  booked: number;
}

/**
 * Orders whose payment state contradicts the ledger, and booked money without an order: of those that were placed or
 * moved money since, or that contradicted it before. Expected in the ledger: the total once the order is paid, before
 * that the part paid with credit, plus excess being refunded or what a bank kept, less refunds.
 */
export async function findOrderDifferences(db: Db, since: Temporal.Instant): Promise<Finding[]> {
  const from = new Date(since.epochMilliseconds);
  const { rows } = await sql<Difference>`
    with moved as materialized (
      select token from orders where placed_at >= ${from}
      union select order_token from ledger_entries where happened_at >= ${from}
      union select order_token from payment_receipts where received_at >= ${from}
      union select order_token from payment_returns where sent_at >= ${from}
      union select o.token from refunds r join orders o on o.id = r.order_id where r.requested_at >= ${from}
      union select order_token from credit_movements where moved_at >= ${from} and order_token is not null
      union select subject from payment_findings where kind = 'order_differs' and state = 'open'
    ), booked as (
      select e.order_token, sum(-l.amount)::int as amount
      from moved m join ledger_entries e on e.order_token = m.token
      join ledger_lines l on l.entry_id = e.id
      where l.account in ('receivable', 'refunds') group by 1
    ), arrived as (
      select order_token, sum(amount)::int as amount from (
        select r.order_token, r.amount from moved m join payment_receipts r on r.order_token = m.token
        union all
        select r.order_token, -r.amount from moved m join payment_returns r on r.order_token = m.token
      ) as each group by 1
    ), of_orders as (
      select o.* from moved m join orders o on o.token = m.token
      where o.placed_at >= ${from} or o.token in (select order_token from booked)
    ), returned as (
      select r.order_id, sum(r.amount)::int as amount
      from of_orders o join refunds r on r.order_id = o.id
      where r.state = 'done' and not r.surplus group by 1
    ), beyond as (
      -- What is still here beyond the total, on its way back.
      select r.order_id, sum(r.amount)::int as amount
      from of_orders o join refunds r on r.order_id = o.id
      where r.state = 'pending' and r.surplus group by 1
    ), credited as (
      select c.order_token, sum(c.amount)::int as amount
      from moved m join credit_movements c on c.order_token = m.token
      where c.kind = 'return' group by 1
    ), claims as (
      select o.token, o.number, o.payment_state,
        coalesce(arrived.amount,
          case when o.payment_state in ('paid', 'partially_refunded', 'refunded')
            then o.total - o.credit + coalesce(beyond.amount, 0) else 0 end)
        + case when o.placed_at is null then 0 else o.credit end - coalesce(credited.amount, 0)
        - coalesce(returned.amount,
            case when o.payment_state = 'refunded' and arrived.amount is null
              then o.total - o.credit else 0 end) as claimed
      from of_orders o
      left join arrived on arrived.order_token = o.token
      left join returned on returned.order_id = o.id
      left join beyond on beyond.order_id = o.id
      left join credited on credited.order_token = o.token
    )
    select coalesce(c.token, b.order_token) as token, c.number, c.payment_state as "paymentState",
           coalesce(c.claimed, 0) as claimed, coalesce(b.amount, 0) as booked
    from claims c full join booked b on b.order_token = c.token
    where coalesce(c.claimed, 0) <> coalesce(b.amount, 0)`.execute(db);
  return rows.map(({ token, ...details }) => ({
    kind: 'order_differs',
    subject: token,
    details,
  }));
}
