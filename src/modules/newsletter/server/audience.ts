import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import type { Audience } from '../rules/index.ts';

export interface Reached {
  channel: string;
  audience: Audience;
  /** By the clock of the shop. */
  now: Date;
}

/** Months in which who ordered is a buyer. */
const BUYER_MONTHS = 12;

/**
 * Confirmed addresses of a site that take mail and got no issue for a month, and of them those meant: all of them, who has a subscription, who ordered
 * within a year, or who never ordered. An address counts as that of its account, or of orders without one.
 */
export const reached = ({ channel, audience, now }: Reached) => {
  const orders = sql`select o.placed_at from orders o
    where o.placed_at is not null and o.state <> 'cancelled' and (o.email = n.email
      or o.customer_id in (select c.id from customers c where lower(c.email) = n.email))`;
  const chosen = {
    all: sql`true`,
    subscribers: sql`exists (select from subscriptions s join customers c on c.id = s.customer_id
      where lower(c.email) = n.email and s.status <> 'stopped')`,
    buyers: sql`exists (select from (${orders}) o where o.placed_at >= ${now}::timestamptz - make_interval(months => ${BUYER_MONTHS}))`,
    newcomers: sql`not exists (${orders})`,
  }[audience];
  // Readers were promised one a month at most.
  const isRested = sql`not exists (select from newsletter_sends w
    where w.subscription_id = n.id and (w.state = 'waiting' or w.sent_at > ${now}::timestamptz - interval '1 month'))`;
  return sql`n.state = 'confirmed' and n.suppressed_at is null and n.channel_code = ${channel} and ${chosen} and ${isRested}`;
};

/** How many addresses an issue would go to now. */
export async function countReached(db: Db | Tx, request: Reached): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from newsletter_subscriptions n where ${reached(request)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
