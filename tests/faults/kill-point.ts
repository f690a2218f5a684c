import type pg from 'pg';
import { chance } from '../support/chance.ts';
import { isFull } from '../support/scope.ts';

/** A write of the shop: everything before it is committed, nothing of it is. */
export interface Point {
  name: string;
  table: string;
  event: 'insert' | 'update';
  /** Which rows, in SQL over `new`; all of them when it is not given. */
  when?: string;
}

const moved = (state: string) => `new.state = '${state}' and old.state <> new.state`;

/** Every step on the way from the card to the mail, in their order. */
export const POINTS: readonly Point[] = [
  { name: 'the attempt is written', table: 'payment_attempts', event: 'insert' },
  attempt('what the provider opened is written', 'open'),
  attempt('the charge begins', 'confirming'),
  charge('the provider holds the money', 'authorized'),
  attempt('its answer is written', 'authorized'),
  { name: 'the order is placed', table: 'orders', event: 'update', when: `new.state = 'new'` },
  {
    name: 'the credit it is paid with is taken',
    table: 'credit_movements',
    event: 'insert',
    when: `new.kind = 'spend'`,
  },
  attempt('the order stands on the charge', 'accepted'),
  { name: 'the message of the provider is kept', table: 'payment_events', event: 'insert' },
  charge('the provider takes the money', 'captured'),
  attempt('that it was taken is written', 'captured'),
  { name: 'it is booked', table: 'ledger_lines', event: 'insert' },
  { name: 'the mail is written', table: 'mails', event: 'insert' },
  { name: 'the mail was sent', table: 'mails', event: 'update' },
];

/** Every step on the way from the day of a delivery to the next one, but for those above. */
export const RENEWAL_POINTS: readonly Point[] = [
  { name: 'the delivery is due', table: 'renewals', event: 'insert' },
  renewal('its payment begins', 'charging'),
  { name: 'its order is placed', table: 'orders', event: 'update', when: `new.state = 'new'` },
  { name: 'its attempt is written', table: 'payment_attempts', event: 'insert' },
  attempt('its charge begins', 'confirming'),
  charge('the provider holds its money', 'authorized'),
  attempt('the answer about it is written', 'authorized'),
  attempt('its order stands on the charge', 'accepted'),
  renewal('it is paid', 'paid'),
  {
    name: 'the delivery is done',
    table: 'subscription_cycles',
    event: 'update',
    when: `new.state = 'placed'`,
  },
  { name: 'the next one is prepared', table: 'subscription_cycles', event: 'insert' },
];

/** All points in a full run, else so few, in their order: others with each seed. */
export function someOf(points: readonly Point[], few: number): readonly Point[] {
  if (isFull) return points;
  const random = chance();
  const drawn = points
    .map((point) => ({ point, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, few)
    .map(({ point }) => point);
  return points.filter((point) => drawn.includes(point));
}

function renewal(name: string, state: string): Point {
  return { name, table: 'renewals', event: 'update', when: moved(state) };
}
function attempt(name: string, state: string): Point {
  return { name, table: 'payment_attempts', event: 'update', when: moved(state) };
}
function charge(name: string, state: string): Point {
  return { name, table: 'standin_charges', event: 'update', when: moved(state) };
}
const LOCK = 774_411;
const waiting = `select pid from pg_locks
  where locktype = 'advisory' and objid = ${LOCK} and not granted`;

/**
 * Holds the shop at a point: whoever comes there waits in the database, with the write undone. The
 * shop knows nothing of it.
 */
export async function armPoint(pool: pg.Pool, { table, event, when = 'true' }: Point) {
  const client = await pool.connect();
  await client.query(`select pg_advisory_lock(${LOCK})`);
  await client.query(
    `create or replace function hold_here() returns trigger language plpgsql as
     $$ begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$`,
  );
  await client.query(
    `create trigger hold_here before ${event} on ${table}
     for each row when (${when}) execute function hold_here()`,
  );
  return {
    isReached: async () => ((await client.query(waiting)).rowCount ?? 0) > 0,
    /** The dead shop's transactions end undone, and the way is free. */
    release: async () => {
      await client.query(`select pg_terminate_backend(pid) from (${waiting}) dead`);
      await client.query(`drop trigger hold_here on ${table}`);
      await client.query(`select pg_advisory_unlock(${LOCK})`);
      client.release();
    },
  };
}
