import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';

export interface DueDelivery {
  code: string;
  number: number;
  /** Civil date. */
  shippingDate: string;
  /** `overdue`: its day has passed without an order · `due` · or the state of its payment. */
  standing: 'overdue' | 'due' | 'queued' | 'charging' | 'failed';
  tries: number;
  errorCode: string | null;
  nextTryOn: string | null;
}

/** Deliveries that are due and unpaid, oldest first. */
export async function findDueDeliveries(db: Db, today: Temporal.PlainDate): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select s.code, c.number, c.shipping_date as "shippingDate",
           coalesce(nullif(r.state, 'paid'),
             case when c.shipping_date < ${today.toString()} and c.waits_until is null then 'overdue'
               else 'due' end) as standing,
           coalesce(r.tries, 0) as tries, r.error_code as "errorCode", r.next_try_on as "nextTryOn"
    from subscription_cycles c
    join subscriptions s on s.id = c.subscription_id
    left join renewals r on r.cycle_id = c.id
    where c.closed_at is null and s.status not in ('paused', 'stopped')
      and (c.shipping_date <= ${today.toString()} or s.ship_now_due_at is not null or r.state is not null)
    order by c.shipping_date, c.id`.execute(db);
  return rows;
}

/** Their number by state. */
export async function countDueDeliveries(db: Db, today: Temporal.PlainDate) {
  const counts = new Map<DueDelivery['standing'], number>([
    ['overdue', 0],
    ['due', 0],
    ['queued', 0],
    ['charging', 0],
    ['failed', 0],
  ]);
  for (const { standing } of await findDueDeliveries(db, today))
    counts.set(standing, (counts.get(standing) ?? 0) + 1);
  return [...counts].map(([of, value]) => ({ of, value }));
}
