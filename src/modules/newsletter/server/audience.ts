import { type RawBuilder, sql } from 'kysely';
import { findRules, isMember } from '#modules/segments/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { Audience } from '../rules/index.ts';

export interface Reached {
  channel: string;
  audience: Audience;
  /** Segment id for the audience `segment`; null: it was deleted, and the audience is empty. */
  segment: number | null;
  /** Time of the shop's clock. */
  now: Date;
}

/** Months after an order during which an address counts as a buyer. */
const BUYER_MONTHS = 12;

/**
 * Confirmed addresses of a site that were sent no issue for a month, filtered by audience: all,
 * subscribers of deliveries, buyers of the last year, never ordered, or accounts in a segment.
 * Orders are matched by account, or by address for guests.
 */
export async function reached(
  db: Db | Tx,
  { channel, audience, segment, now }: Reached,
): Promise<RawBuilder<boolean>> {
  const members = audience === 'segment' ? await inSegment(db, segment, now) : sql`false`;
  const orders = sql`select o.placed_at from orders o
    where o.placed_at is not null and o.state <> 'cancelled' and (o.email = n.email
      or o.customer_id in (select c.id from customers c where lower(c.email) = n.email))`;
  const chosen = {
    all: sql`true`,
    subscribers: sql`exists (select from subscriptions s join customers c on c.id = s.customer_id
      where lower(c.email) = n.email and s.status <> 'stopped')`,
    buyers: sql`exists (select from (${orders}) o where o.placed_at >= ${now}::timestamptz - make_interval(months => ${BUYER_MONTHS}))`,
    newcomers: sql`not exists (${orders})`,
    segment: members,
  }[audience];
  // The consent text promises at most one issue a month.
  const isRested = sql`not exists (select from newsletter_sends w
    where w.subscription_id = n.id and (w.state = 'waiting' or w.sent_at > ${now}::timestamptz - interval '1 month'))`;
  return sql`n.state = 'confirmed' and n.suppressed_at is null and n.channel_code = ${channel} and ${chosen} and ${isRested}`;
}

async function inSegment(
  db: Db | Tx,
  segment: number | null,
  now: Date,
): Promise<RawBuilder<unknown>> {
  const rules = segment === null ? null : await findRules(db, segment);
  if (rules === null) return sql`false`;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('Europe/Paris')
    .toPlainDate();
  return sql`exists (select from customers c where lower(c.email) = n.email and ${isMember(rules, today)})`;
}

/** Current number of addresses for an issue. */
export async function countReached(db: Db | Tx, request: Reached): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from newsletter_subscriptions n where ${await reached(db, request)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
