import type pg from 'pg';
import { copyRows } from '../copy-rows.ts';

const BATCH = 20_000;
/** Numbers in the codes of copies begin here: AB-900000001 and so on. */
const FIRST_CODE = 900_000_000;

export interface Growing {
  /** Living subscriptions in the end. */
  living: number;
  /** Civil date of the first morning. */
  morning: Temporal.PlainDate;
  /** Days from the first morning to the next delivery of the nth subscription. */
  inDays: string;
  /** How many subscriptions there are so far. */
  onProgress: (done: number) => void;
}

/**
 * Copies the subscriptions of the patterns with their customers, cards, first orders, payments, ledger
 * entries and next deliveries until so many live. `inDays` is an SQL expression over `b.n`.
 */
export async function growSubscriptions(
  client: pg.Client,
  { living, morning, inDays, onProgress }: Growing,
): Promise<void> {
  // What is copied was checked when it was written: neither keys nor triggers look at it again.
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  await client.query(`create temp table patterns as
    select s.id, s.code, s.customer_id, s.created_from, c.order_id as draft_id, s.card_id,
      row_number() over (order by s.id) - 1 as place
    from subscriptions s join customers k on k.id = s.customer_id
    join subscription_cycles c on c.subscription_id = s.id and c.closed_at is null
    where k.email like 'subscriber-%@example.org'`);
  const { rows } = await client.query('select count(*)::integer as patterns from patterns');
  const patterns: number = rows[0].patterns;
  const stride = await strideOf(client);
  await spreadPatterns(client, morning, inDays);
  for (let done = patterns; done < living; done += BATCH) {
    const size = Math.min(BATCH, living - done);
    await client.query('drop table if exists batch, batch_orders');
    await client.query(`create temp table batch as
      select n, (n / ${patterns})::bigint * ${stride} as shift, p.id as old_id, p.code as old_code,
        'AB-' || (${FIRST_CODE} + n) as code, p.customer_id, p.created_from, p.draft_id, p.card_id
      from generate_series(${done}, ${done + size - 1}) as n
      join patterns p on p.place = n % ${patterns}`);
    await client.query(`create temp table batch_orders as
      select b.n, b.shift, b.code, o.id as old_id, o.token as old_token, o.id = b.draft_id as is_draft
      from batch b join orders o on o.id in (b.created_from, b.draft_id)`);
    await client.query(`create index on batch (old_id); create index on batch (customer_id);
      create index on batch_orders (old_id); analyze batch; analyze batch_orders`);
    await copyPeople(client);
    await copyOrders(client);
    await copyPayments(client);
    await copyLives(client, morning, inDays);
    onProgress(done + size);
  }
  await sumForecast(client);
  await client.query(`do $$ declare t text; begin
    foreach t in array array['customers', 'customer_addresses', 'payment_cards', 'orders', 'order_items',
      'order_adjustments', 'order_addresses', 'shipments', 'payments', 'payment_attempts', 'ledger_entries',
      'subscriptions', 'subscription_items', 'subscription_cycles', 'subscription_changes', 'mails'] loop
      execute format('select setval(pg_get_serial_sequence(%L, ''id''), max(id)) from %I', t, t);
    end loop; end $$`);
  await client.query('set session_replication_role = origin');
}

/** Ids of the nth copies lie so far apart: above every id there is. */
async function strideOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select greatest(
    (select max(id) from orders), (select max(id) from customers), (select max(id) from order_items),
    (select max(id) from order_adjustments), (select max(id) from mails), (select max(id) from ledger_entries),
    (select max(id) from payment_attempts), (select max(id) from subscription_changes))::integer as most`);
  return 10 ** Math.ceil(Math.log10(rows[0].most + 1));
}

/** The patterns themselves deliver on the same days as their copies. */
const spreadPatterns = async (client: pg.Client, morning: Temporal.PlainDate, inDays: string) => {
  await client.query(`update subscription_cycles c set planned_date = d.day, shipping_date = d.day
    from (select p.id, date '${morning}' + ${inDays.replaceAll('b.n', 'p.place')} as day from patterns p) d
    where d.id = c.subscription_id and c.closed_at is null`);
  await client.query(`update subscriptions s set anchor_date = c.shipping_date - s.frequency
    from subscription_cycles c where c.subscription_id = s.id and c.closed_at is null
      and s.id in (select id from patterns)`);
};

const sign = (column: string) => `${column} || '-' || b.n`;
const moved = (column: string) => `${column} + b.shift`;

async function copyPeople(client: pg.Client): Promise<void> {
  const from = 'join batch b on b.customer_id = t.customer_id';
  const customer_id = moved('t.customer_id');
  await copyRows(client, {
    table: 'customers',
    from: 'join batch b on b.customer_id = t.id',
    changed: {
      id: moved('t.id'),
      email: `'copy' || b.n || '-' || t.email`,
      default_address_id: moved('t.default_address_id'),
    },
  });
  const owned = { id: moved('t.id'), customer_id };
  await copyRows(client, { table: 'shop_users', from, changed: { customer_id } });
  await copyRows(client, { table: 'customer_addresses', from, changed: owned });
  await copyRows(client, { table: 'payment_cards', from, changed: owned });
  await copyRows(client, {
    table: 'payment_customers',
    from,
    changed: { customer_id, reference: sign('t.reference') },
  });
  await copyRows(client, {
    table: 'payment_card_tokens',
    from: 'join batch b on b.card_id = t.card_id',
    changed: {
      token: sign('t.token'),
      card_id: moved('t.card_id'),
      holder: sign('t.holder'),
    },
  });
  await copyRows(client, {
    table: 'standin_cards',
    from: `join payment_card_tokens k on k.token = t.token join batch b on b.card_id = k.card_id`,
    changed: { token: sign('t.token'), customer: sign('t.customer') },
  });
  await copyRows(client, {
    table: 'mails',
    from: `join customers c on c.email = t.recipient join batch b on b.customer_id = c.id`,
    changed: {
      id: moved('t.id'),
      key: sign('t.key'),
      recipient: `'copy' || b.n || '-' || t.recipient`,
    },
  });
}

/** The first order has been paid, sent and delivered; the draft is the next delivery. */
async function copyOrders(client: pg.Client): Promise<void> {
  const placed = (column: string, value: string) =>
    `case when b.is_draft then t.${column} else ${value} end`;
  await copyRows(client, {
    table: 'orders',
    from: 'join batch_orders b on b.old_id = t.id',
    changed: {
      id: moved('t.id'),
      token: sign('t.token'),
      number: placed('number', `'C' || b.n`),
      customer_id: moved('t.customer_id'),
      email: `'copy' || b.n || '-' || t.email`,
      subscription: 'case when t.subscription is not null then b.code end',
      state: placed('state', `'completed'`),
      shipping_state: placed('shipping_state', `'shipped'`),
    },
  });
  const from = 'join batch_orders b on b.old_id = t.order_id';
  const changed = { id: moved('t.id'), order_id: moved('t.order_id') };
  for (const table of ['order_items', 'order_addresses'])
    await copyRows(client, { table, from, changed });
  await copyRows(client, {
    table: 'order_adjustments',
    from,
    changed: { ...changed, order_item_id: moved('t.order_item_id') },
  });
  await copyRows(client, {
    table: 'shipments',
    from,
    changed: {
      ...changed,
      state: placed('state', `'shipped'`),
      shipped_at: placed('shipped_at', `t.created_at + interval '1 day'`),
      delivered_at: placed('delivered_at', `t.created_at + interval '3 days'`),
    },
  });
  await copyRows(client, {
    table: 'payments',
    from,
    changed: { ...changed, transaction_id: sign('t.transaction_id') },
  });
}

async function copyPayments(client: pg.Client): Promise<void> {
  const from = 'join batch_orders b on b.old_token = t.order_token';
  const order_token = sign('t.order_token');
  await copyRows(client, {
    table: 'payment_attempts',
    from,
    changed: {
      id: moved('t.id'),
      hash: sign('t.hash'),
      order_token,
      payment_id: moved('t.payment_id'),
      provider_reference: sign('t.provider_reference'),
      client_secret: sign('t.client_secret'),
      customer_id: moved('t.customer_id'),
      kept_card_id: moved('t.kept_card_id'),
    },
  });
  await copyRows(client, {
    table: 'payment_mandates',
    from,
    changed: {
      order_token,
      customer_id: moved('t.customer_id'),
      attempt_hash: sign('t.attempt_hash'),
    },
  });
  await copyRows(client, {
    table: 'standin_charges',
    from: `join payment_attempts a on a.provider_reference = t.reference
      join batch_orders b on b.old_token = a.order_token`,
    changed: {
      reference: sign('t.reference'),
      idempotency_key: sign('t.idempotency_key'),
      client_secret: sign('t.client_secret'),
      challenge: sign('t.challenge'),
      card_token: sign('t.card_token'),
      customer: sign('t.customer'),
    },
  });
  await copyRows(client, {
    table: 'ledger_entries',
    from,
    changed: {
      id: moved('t.id'),
      key: sign('t.key'),
      order_token,
      reference: sign('t.reference'),
    },
  });
  await copyRows(client, {
    table: 'ledger_lines',
    from: `join ledger_entries e on e.id = t.entry_id
      join batch_orders b on b.old_token = e.order_token`,
    changed: { entry_id: moved('t.entry_id') },
  });
}

async function copyLives(
  client: pg.Client,
  morning: Temporal.PlainDate,
  inDays: string,
): Promise<void> {
  const day = `date '${morning}' + ${inDays}`;
  await copyRows(client, {
    table: 'subscriptions',
    from: 'join batch b on b.old_id = t.id',
    changed: {
      id: moved('t.id'),
      code: 'b.code',
      customer_id: moved('t.customer_id'),
      card_id: moved('t.card_id'),
      created_from: moved('t.created_from'),
      anchor_date: `${day} - t.frequency`,
    },
  });
  const from = 'join batch b on b.old_id = t.subscription_id';
  const changed = { id: moved('t.id'), subscription_id: moved('t.subscription_id') };
  await copyRows(client, { table: 'subscription_items', from, changed });
  await copyRows(client, { table: 'subscription_changes', from, changed });
  const next = (column: string) => `case when t.closed_at is null then ${day} else t.${column} end`;
  await copyRows(client, {
    table: 'subscription_cycles',
    from,
    changed: {
      ...changed,
      order_id: moved('t.order_id'),
      planned_date: next('planned_date'),
      shipping_date: next('shipping_date'),
    },
  });
  for (const table of ['subscription_lives', 'subscription_months', 'recurring_moves'])
    await copyRows(client, {
      table,
      from: 'join batch b on b.old_code = t.subscription',
      changed: { subscription: 'b.code' },
    });
  for (const table of ['forecast_deliveries', 'forecast_pieces'])
    await copyRows(client, {
      table,
      from: 'join batch b on b.old_code = t.subscription',
      changed: { subscription: 'b.code' },
    });
}

/** Sums that triggers write otherwise. */
async function sumForecast(client: pg.Client): Promise<void> {
  await client.query('truncate forecast_days, forecast_demands');
  await client.query(`insert into forecast_days (ships_on, channel, deliveries, expected)
    select ships_on, channel, count(*), sum(total) from forecast_deliveries group by 1, 2`);
  await client.query(`insert into forecast_demands (variant_code, ships_on, pieces)
    select variant_code, ships_on, sum(pieces) from forecast_pieces group by 1, 2`);
}
