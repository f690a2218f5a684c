import type pg from 'pg';
import { copyRows } from '../../bench/copy-rows.ts';
import { PARIS_TODAY } from './paris-today.ts';

/** An article of a shop for packing tests. */
export interface Packable {
  code: string;
  ean: string | null;
  lots: string[];
}

/**
 * Creates paid, unsent orders of one piece, of a format no other order waits for, with two lots in stock: copies of a
 * demonstration order, whose stock is deducted as placing an order does.
 */
export async function ordersToPack(
  client: pg.Client,
  count: number,
  nth: number,
): Promise<Packable> {
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows[0];
  const model = await one(
    `select o.id, o.number from orders o join shipments s on s.order_id = o.id
     where o.number is not null and s.pickup_point is null and o.locale = 'fr_FR'
       and exists (select from order_items i where i.order_id = o.id)
     order by o.id limit 1`,
  );
  const variant = await one(
    `select v.code, v.ean, v.format, v.net_grams, v.gross_grams, p.name from product_variants v
     join products p on p.id = v.product_id
     where v.visible and p.status = 'sold' and v.on_hand > 0 and v.gross_grams < 4000 and not exists (
       select from orders o join order_items i on i.order_id = o.id
       where i.variant_code = v.code and o.shipping_state = 'ready')
     order by v.code offset $1 limit 1`,
    [nth],
  );
  await client.query('begin');
  const first = Number((await one('select max(number::bigint) as last from orders')).last) + 1;
  await copyRows(client, {
    table: 'orders',
    from: `cross join generate_series(0, ${count - 1}) as c (n) where t.id = ${model.id}`,
    changed: {
      id: null,
      token: `t.token || '-${nth}-' || c.n`,
      number: `lpad((${first} + c.n)::text, length(t.number), '0')`,
      state: `'new'`,
      shipping_state: `'ready'`,
      payment_state: `'paid'`,
      cancelled_at: 'null::timestamptz',
      subscription: 'null::text',
    },
  });
  const copies = `cross join orders o where t.order_id = ${model.id} and o.number::bigint >= ${first}`;
  await copyRows(client, {
    table: 'shipments',
    from: copies,
    changed: {
      id: null,
      order_id: 'o.id',
      state: `'ready'`,
      parcels: `'[]'::jsonb`,
      tracking_number: 'null::text',
      carrier_link: 'null::text',
      shipped_at: 'null::timestamptz',
      delivered_at: 'null::timestamptz',
      // Not today: the stand-in of the warehouse would send them by itself.
      dispatch_on: `${PARIS_TODAY} + 1`,
    },
  });
  await copyRows(client, {
    table: 'order_addresses',
    from: copies,
    changed: { id: null, order_id: 'o.id' },
  });
  await copyRows(client, {
    table: 'order_items',
    from: `${copies} and t.id = (select min(i.id) from order_items i where i.order_id = ${model.id})`,
    changed: {
      id: null,
      order_id: 'o.id',
      quantity: '1',
      variant_code: `'${variant.code}'`,
      variant_name: `$q$${variant.format}$q$`,
      product_name: `$q$${variant.name}$q$`,
      net_grams: `${variant.net_grams}`,
      gross_grams: `${variant.gross_grams}`,
    },
  });
  // Creates ledger entries too: the three-way match blocks orders that are only marked as paid.
  await client.query(
    `with entry as (
       insert into ledger_entries (key, kind, order_token, reference, happened_at)
       select 'receipt:' || token, 'receipt', token, token, now() from orders where number::bigint >= $1
       returning id, order_token)
     insert into ledger_lines (entry_id, account, amount)
     select e.id, line.account, line.sign * o.total
     from entry e join orders o on o.token = e.order_token
     cross join (values ('bank', 1), ('receivable', -1)) as line (account, sign)`,
    [first],
  );
  await client.query(
    'update product_variants set on_hand = on_hand + 20, reserved = reserved + $2 where code = $1',
    [variant.code, count],
  );
  // A trigger adds the difference without a lot; here it gets lot names.
  const lots = [`L${nth}A`, `L${nth}B`];
  const stood = Number(
    (
      await one('select on_hand + reserved as pieces from product_variants where code = $1', [
        variant.code,
      ])
    ).pieces,
  );
  const half = Math.floor(count / 2);
  await client.query(
    `insert into lot_movements (variant_code, lot, place, best_before, quantity, kind, at) values
      ($1, $2, $4, ${PARIS_TODAY} + 60, $6, 'receipt', now()),
      ($1, $3, $5, ${PARIS_TODAY} + 300, $7, 'receipt', now()),
      ($1, '', '', null, $8, 'named', now())`,
    [
      variant.code,
      lots[0],
      lots[1],
      `A-${nth}1`,
      `B-${nth}2`,
      half,
      stood - half,
      -(stood - count - 20),
    ],
  );
  await client.query('commit');
  return { code: variant.code, ean: variant.ean, lots };
}
