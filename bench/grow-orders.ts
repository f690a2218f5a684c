import type pg from 'pg';
import { copyRows } from './copy-rows.ts';

/** Ids of copies begin here. */
const FIRST = 10_000_000;
const BATCH = 50_000;
/** Whoever buys, buys five times on average. */
const ORDERS_PER_PERSON = 5;
const DAYS = 1095;

/**
 * Copies placed orders with everything below them until there are so many, spread over three years
 * and many people. `onProgress` is told how many there are.
 */
export async function growOrders(
  client: pg.Client,
  orders: number,
  onProgress: (done: number) => void,
): Promise<void> {
  await client.query(`create temp table patterns as
    select id, row_number() over (order by id) - 1 as place from orders
    where placed_at is not null limit 1000`);
  for (let done = 0; done < orders; done += BATCH) {
    const size = Math.min(BATCH, orders - done);
    await client.query('drop table if exists batch');
    await client.query(`create temp table batch as
      select n, ${FIRST} + n as new_id, p.id as old_id
      from generate_series(${done + 1}, ${done + size}) as n
      join patterns p on p.place = n % (select count(*) from patterns)`);
    await client.query('create index on batch (old_id); analyze batch');
    const age = `make_interval(days => 1 + (b.n::bigint * 7919 % ${DAYS})::integer)`;
    await copyRows(client, {
      table: 'orders',
      from: 'join batch b on b.old_id = t.id',
      changed: {
        id: 'b.new_id',
        token: "'copy' || b.new_id || substr(md5(b.n::text), 1, 8)",
        number: "'C' || b.new_id",
        customer_id: 'null::bigint',
        email: `'person' || (b.n % ${Math.ceil(orders / ORDERS_PER_PERSON)}) || '@example.org'`,
        state: "'completed'",
        payment_state: "'paid'",
        shipping_state: "'shipped'",
        placed_at: `t.placed_at - ${age}`,
        created_at: `t.created_at - ${age}`,
        updated_at: `t.updated_at - ${age}`,
        payment_due_at: 'null::timestamptz',
      },
    });
    const below = {
      from: 'join batch b on b.old_id = t.order_id',
      changed: { id: null, order_id: 'b.new_id' },
    };
    for (const table of ['order_items', 'order_addresses'])
      await copyRows(client, { table, ...below });
    await copyRows(client, {
      table: 'payments',
      from: below.from,
      changed: { ...below.changed, transaction_id: "t.transaction_id || '-' || b.new_id" },
    });
    await copyRows(client, {
      table: 'shipments',
      from: below.from,
      changed: { ...below.changed, state: "'shipped'" },
    });
    await copyRows(client, {
      table: 'order_adjustments',
      from: below.from,
      changed: { ...below.changed, order_item_id: 'null::bigint' },
    });
    onProgress(done + size);
  }
  await client.query(
    `select setval(pg_get_serial_sequence('orders', 'id'), greatest(max(id), ${FIRST})) from orders`,
  );
}
