import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { readStatements, resetStatements, type Statements } from './counts.ts';
import type { Articles } from './patterns.ts';
import type { Worker } from './worker.ts';

const HOUR = 6;
const POLL_MS = 100;
/** A job that failed more often has a fault of its own. */
const TRIES = 2;
/** Of the pieces of the scarce article that a morning takes, so much is there. */
const SCARCE_SHARE = 0.5;

export interface Shop {
  client: pg.Client;
  boss: PgBoss;
  workers: readonly Worker[];
  /** Milliseconds of processor time of the database so far. */
  databaseTime: () => number;
}

/** What a phase took, in milliseconds of processor; its statements, rows and pages. */
export interface Phase {
  shop: number;
  database: number;
  statements: Statements;
  seconds: number;
}

/** Moves the clock of the shop to the morning of a civil date; jobs read it when they begin. */
export async function goTo(client: pg.Client, day: Temporal.PlainDate): Promise<void> {
  const at = day.toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: { hour: HOUR } });
  const offset = Temporal.Now.instant().until(at.toInstant(), { largestUnit: 'hours' });
  await client.query(
    `insert into settings (name, value) values ('clock-offset', $1)
     on conflict (name) do update set value = excluded.value`,
    [offset.toString()],
  );
}

/** Runs jobs by name, one after the other with all that they queue, and measures them together. */
export async function run(shop: Shop, ...jobs: string[]): Promise<Phase> {
  const { client, boss, databaseTime } = shop;
  const shopTime = () => shop.workers.reduce((sum, worker) => sum + worker.processorTime(), 0);
  await resetStatements(client);
  const before = { shop: shopTime(), database: databaseTime(), at: performance.now() };
  for (const job of jobs) {
    await boss.send(job, {});
    await untilIdle(client);
  }
  return {
    shop: shopTime() - before.shop,
    database: databaseTime() - before.database,
    seconds: (performance.now() - before.at) / 1000,
    statements: await readStatements(client),
  };
}

/** Waits until no job is left that could run now, is being run or, after a failure or two, tried again. */
export async function untilIdle(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select count(*)::integer as waiting from pgboss.job
       where state = 'active' or (state = 'retry' and retry_count <= $1)
         or (state = 'created' and start_after <= now())`,
      [TRIES],
    );
    if (rows[0].waiting === 0) return;
    await wait(POLL_MS);
  }
}

/** What happens to a shop before a morning: a price rises, an article runs short. */
export async function disturb(
  client: pg.Client,
  day: Temporal.PlainDate,
  { usual, scarce }: Articles,
): Promise<void> {
  const dearer = usual[day.day % usual.length];
  await client.query(
    `insert into scheduled_prices (variant_code, channel_code, cents, valid_from, staff_name)
     select variant_code, channel_code, cents + 10, $2, 'bench' from price_history
     where variant_code = $1 and valid_to is null and kind = 'one_off'
     on conflict do nothing`,
    [dearer, day.toString()],
  );
  await client.query(
    `update product_variants set on_hand = (
       select ceil(coalesce(sum(i.quantity), 0) * $3::float)::integer
       from subscription_cycles c join order_items i on i.order_id = c.order_id
       where c.closed_at is null and c.shipping_date = $2 and i.variant_code = $1)
     where code = $1`,
    [scarce, day.toString(), SCARCE_SHARE],
  );
}

/** The relay network closes a point for good. */
export const closePoint = (client: pg.Client) =>
  client.query(
    `insert into standin_relay_troubles (kind, point)
     select 'closed', pickup_point from subscriptions where pickup_point is not null limit 1
     on conflict do nothing`,
  );
