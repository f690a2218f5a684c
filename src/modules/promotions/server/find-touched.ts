import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { TouchedShape } from '../admin-contracts.ts';

const NOBODY: TouchedShape = {
  uses: 0,
  carts: 0,
  owed: { subscriptions: 0, deliveries: 0 },
  upcoming: { deliveries: 0, announced: 0, given: 0 },
};

/**
 * Who has a promotion now, and what of it holds whatever is changed (O-02): orders that used it, open carts, deliveries
 * promised at its price, and the next deliveries of subscriptions that have it without such a promise. An announced
 * delivery never costs more than was announced (REL-43).
 */
export async function findTouched(db: Db, code: string): Promise<TouchedShape> {
  // Nothing of a cart is stored apart from its prices: which promotions it gets stands in them.
  const gets = sql`(o.pricing->'promotions' @> ${JSON.stringify([{ code }])}::jsonb
    or o.pricing->'freeProducts' @> ${JSON.stringify([{ promotionCode: code }])}::jsonb
    or o.pricing->'shippingPaidBy'->>'code' = ${code})`;
  const { rows } = await sql<TouchedShape>`
    select
      (select count(*) from promotion_uses u where u.promotion_code = ${code})::integer as uses,
      (select count(*) from orders o
        where o.state = 'cart' and o.subscription is null and ${gets})::integer as carts,
      (select json_build_object('subscriptions', count(distinct m.id), 'deliveries', count(d.number))
        from promotion_promises m
        join subscriptions s on s.code = m.subscription and s.stopped_at is null
        join promotion_promise_deliveries d on d.promise_id = m.id and d.order_id is null
        where m.promotion_code = ${code}) as owed,
      (select json_build_object('deliveries', count(*), 'announced', count(*) filter (where n.announced),
          'given', coalesce(sum(n.given), 0))
        from (
          select exists (select from renewal_notices r where r.cycle_id = c.id) as announced,
            (select coalesce(-sum((p->>'amount')::integer), 0) from jsonb_array_elements(o.pricing->'promotions') p
              where p->>'code' = ${code}) as given
          from subscription_cycles c
          join subscriptions s on s.id = c.subscription_id
          join orders o on o.id = c.order_id
          where c.state = 'draft' and c.closed_at is null and s.status not in ('paused', 'stopped')
            and ${gets}
            and not exists (
              select from promotion_promises m
              join promotion_promise_deliveries d on d.promise_id = m.id and d.order_id is null
              where m.subscription = s.code and m.promotion_code = ${code})
        ) n) as upcoming`.execute(db);
  return rows[0] ?? NOBODY;
}
