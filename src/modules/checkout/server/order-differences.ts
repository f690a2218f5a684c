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
 * Orders whose payment state contradicts the ledger, and booked money without an order. Expected in
 * the ledger: the total once the order is paid, before that the part paid with credit, plus excess
 * being refunded or what a bank kept, less refunds.
 */
export async function findOrderDifferences(db: Db, since: Temporal.Instant): Promise<Finding[]> {
  const from = new Date(since.epochMilliseconds);
  const { rows } = await sql<Difference>`
    with booked as (
      select e.order_token, sum(-l.amount)::int as amount
      from ledger_entries e join ledger_lines l on l.entry_id = e.id
      where l.account in ('receivable', 'refunds') group by 1
    ), arrived as (
      select order_token, sum(amount)::int as amount from (
        select order_token, amount from payment_receipts
        union all select order_token, -amount from payment_returns
      ) as moved group by 1
    ), returned as (
      select order_id, sum(amount)::int as amount from refunds
      where state = 'done' and not surplus group by 1
    ), beyond as (
      -- What is still here beyond the total, on its way back.
      select order_id, sum(amount)::int as amount from refunds
      where state = 'pending' and surplus group by 1
    ), credited as (
      select order_token, sum(amount)::int as amount from credit_movements
      where kind = 'return' group by 1
    ), claims as (
      select o.token, o.number, o.payment_state,
        coalesce(arrived.amount,
          case when o.payment_state in ('paid', 'partially_refunded', 'refunded')
            then o.total - o.credit + coalesce(beyond.amount, 0) else 0 end)
        + case when o.placed_at is null then 0 else o.credit end - coalesce(credited.amount, 0)
        - coalesce(returned.amount,
            case when o.payment_state = 'refunded' and arrived.amount is null
              then o.total - o.credit else 0 end) as claimed
      from orders o
      left join arrived on arrived.order_token = o.token
      left join returned on returned.order_id = o.id
      left join beyond on beyond.order_id = o.id
      left join credited on credited.order_token = o.token
      where o.placed_at >= ${from} or o.token in (select order_token from booked)
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
