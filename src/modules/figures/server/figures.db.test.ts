import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { BELGIUM, soldOrders } from '../../../../tests/support/sold-orders.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { figuresCommand } from '../../../team/figures-command.ts';
import { compareFigures } from './compare-figures.ts';
import { deriveMoves, deriveRecurring } from './derive-facts.ts';
import { keepFiguresPaced } from './keep-figures.ts';

const shop = testShop();
const { order, paid, sold, query } = soldOrders(shop);
const { run } = jobRunner(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const facts = () =>
  query(`select 'sales' as what, to_jsonb(f) as fact from sales_facts f union all
         select 'days', to_jsonb(f) from sale_day_facts f union all
         select 'products', to_jsonb(f) from sale_product_facts f union all
         select 'months', to_jsonb(f) from sale_month_facts f union all
         select 'invoices', to_jsonb(f) from invoice_facts f union all
         select 'renewals', to_jsonb(f) from renewal_facts f union all
         select 'recurring', to_jsonb(f) from recurring_facts f order by 1, 2`);

test('O-17 figures of a period are what independent SQL says of the orders and of the ledger, by site and product', async () => {
  await sold({}, [KIBBLE, 2], [TIN, 3]);
  const back = await sold(BELGIUM, [KIBBLE, 1], [BOWL, 2]);
  await order(back, 'refund', `${BOWL}=1`, 'Ébréchée');
  await order(back, 'refunded', `RBT-${back}`);
  const cancelled = await paid({}, [KIBBLE, 1]);
  await order(cancelled, 'cancel');
  await run();
  const call = await as('accounting');
  const { body } = await call('GET', '/figures');
  const [orders] = await query(`select count(*)::int as orders, sum(total)::int as gross from orders
    where state <> 'cancelled' and payment_state in ('authorized', 'paid', 'partially_refunded')`);
  expect(body.period).toMatchObject(orders);
  expect(body.period.byKind).toEqual({ once: orders.gross, first: 0, renewal: 0 });
  const [ledger] = await query(`select sum(l.amount)::int as net from book_lines l
    join book_entries e on e.id = l.entry_id where e.journal = 'VE' and account = '411000'`);
  expect(body.period.invoiced - body.period.credited).toBe(ledger.net);
  const products =
    await query(`select product_sku as sku, sum(quantity)::int as pieces, sum(i.total)::int as gross
    from order_items i join orders o on o.id = i.order_id where o.placed_at is not null and o.state <> 'cancelled'
    group by 1 order by 3 desc, 1`);
  expect(body.products).toMatchObject(products);
  expect(body.days).toMatchObject([{ orders: 2, once: orders.gross, first: 0, renewal: 0 }]);
  // Months that lie in a period whole are read summed, beside single days.
  const month = shop.appContext.clock.today().toPlainYearMonth();
  const [first, last] = [
    month.toPlainDate({ day: 1 }),
    month.toPlainDate({ day: month.daysInMonth }),
  ];
  const within = async (from: Temporal.PlainDate, to: Temporal.PlainDate) =>
    (await call('GET', `/figures?from=${from}&to=${to}`)).body.products;
  expect(await within(first, last)).toEqual(body.products);
  expect(await within(first.subtract({ days: 3 }), last.add({ days: 3 }))).toEqual(body.products);
  expect(await within(first.subtract({ months: 2 }), first.subtract({ days: 1 }))).toEqual([]);
  const belgian = (await call('GET', '/figures?channel=BE_WEB')).body.period;
  const [there] = await query(`select sum(total)::int as gross from orders
    where channel = 'BE_WEB' and payment_state in ('paid', 'partially_refunded')`);
  expect(belgian).toMatchObject({ orders: 1, gross: there.gross });
  expect(body.wrong).toEqual([]);
});

test('O-17 derived twice from nothing the facts are identical, and are those the events kept', async () => {
  await sold({}, [KIBBLE, 1]);
  await sold(BELGIUM, [BOWL, 1]);
  const before = await facts();
  expect(before.length).toBeGreaterThan(4);
  const agrees = ['Every figure agrees with orders and ledger, to the cent.'];
  expect(await figuresCommand(shop.appContext, ['rebuild'])).toEqual(agrees);
  expect(await facts()).toEqual(before);
  await query(
    'truncate sales_facts, sale_day_facts, sale_product_facts, sale_month_facts, invoice_facts, renewal_facts, recurring_moves, recurring_facts',
  );
  expect(await figuresCommand(shop.appContext, ['rebuild'])).toEqual(agrees);
  expect(await facts()).toEqual(before);
});

test('O-17 a figure that does not agree is said and not shown, until it agrees again', async () => {
  await sold({}, [KIBBLE, 1]);
  for (const sums of ['sale_day_facts', 'sale_product_facts', 'sale_month_facts']) {
    await query(`update ${sums} set gross = gross + 3`);
    const [differs] = await transact(shop.appContext, compareFigures);
    expect([sums, differs?.what]).toEqual([sums, 'sales']);
    await figuresCommand(shop.appContext, []);
  }
  await query('update sales_facts set gross = gross + 1');
  const [wrong] = await transact(shop.appContext, compareFigures);
  expect(wrong).toMatchObject({ what: 'sales', figure: (wrong?.source ?? 0) + 2 });
  const call = await as('accounting');
  expect((await call('GET', '/figures')).body.wrong).toEqual(['sales']);
  // A differing day is recomputed with the next change.
  await figuresCommand(shop.appContext, []);
  expect((await call('GET', '/figures')).body.wrong).toEqual([]);
});

test('O-17 recurring revenue moves by what deliveries are worth a month, and its bridge comes to its end', async () => {
  const day = shop.appContext.clock.today();
  const before = (days: number) => day.subtract({ days }).toString();
  const [{ id }] = await query(
    `insert into customers (email, first_name, last_name, gender, subscribed_to_newsletter, channel, last_seen_on, created_at, updated_at)
     values ('rente@example.org', 'Rente', 'Mensuelle', 'u', false, 'FR_WEB', now(), now(), now()) returning id`,
  );
  await query(`
    insert into orders (token, number, channel, locale, currency, state, payment_state, customer_id, subscription,
                        items_subtotal, items_total, total, terms_version, accepted_at, placed_at, created_at, updated_at)
    select 'rente-token-of-order-' || n, 'R' || n, 'FR_WEB', 'fr_FR', 'EUR', 'new', 'paid', ${id},
           case when n = 1 then null else 'AB-99999' end, 5000, 5000, 5000, '1', v.at, v.at, v.at, v.at
    from (values (1, '${before(90)}T10:00Z'::timestamptz), (2, '${before(60)}T10:00Z'), (3, '${before(30)}T10:00Z')) v(n, at);
    insert into order_items (order_id, variant_code, product_sku, product_slug, product_name, variant_name, variant_slug,
      tax_category, net_grams, gross_grams, quantity, subscription_interval, unit_price, original_unit_price,
      discounted_unit_price, subtotal, total, tax_rate, net, vat)
    select o.id, '10000001', 'PR000001', 'p', 'P', 'V', 'v', 'pet_food', 1, 1, 1, 31, w.cents, w.cents, w.cents, w.cents,
      w.cents, 2000, w.cents, 0
    from orders o join (values ('R1', 3100), ('R2', 4650), ('R3', 1550)) w(number, cents) using (number)`);
  await query(`insert into subscriptions (code, customer_id, channel, locale, currency, frequency, first_frequency,
      anchor_date, billing_address, shipping_address, method_code, created_from, terms_version, accepted_at,
      status, stopped_at, created_at, updated_at)
    select 'AB-99999', ${id}, 'FR_WEB', 'fr_FR', 'EUR', 31, 31, '${before(90)}', '{}', '{}', 'home_standard', o.id, '1', now(),
      'stopped', '${before(5)}T10:00Z', now(), now() from orders o where number = 'R1'`);
  await transact(shop.appContext, async ({ tx }) => {
    await deriveMoves(tx, null);
    await deriveRecurring(tx, null);
  });
  const worth = (cents: number) => Math.round((cents * 30.4375) / 31);
  const call = await as('accounting');
  const read = async (from: number, to: number) =>
    (await call('GET', `/figures?from=${before(from)}&to=${before(to)}`)).body.recurring;
  expect(await read(95, 40)).toMatchObject({
    start: 0,
    end: worth(4650),
    moves: { new: worth(3100), expansion: worth(4650) - worth(3100), contraction: 0, churn: 0 },
    subscriptions: 1,
  });
  const last = await read(39, 0);
  expect(last).toMatchObject({
    start: worth(4650),
    end: 0,
    moves: { contraction: worth(1550) - worth(4650), churn: -worth(1550) },
    subscriptions: 0,
    ended: 1,
  });
  const moved = Object.values(last.moves as Record<string, number>).reduce((a, b) => a + b, 0);
  expect(last.start + moved).toBe(last.end);
});

test('O-17 a page of figures costs as many statements for one order as for several, and reads no order', async () => {
  const call = await as('accounting');
  await sold({}, [KIBBLE, 1]);
  const one = await countQueries(shop.database.pool, () => call('GET', '/figures'));
  await sold({}, [TIN, 1]);
  expect(await countQueries(shop.database.pool, () => call('GET', '/figures'))).toBe(one);
  expect((await call('GET', '/figures?from=2026-02-01&to=2026-01-01')).status).toBe(422);
  expect((await (await as('logistics'))('GET', '/figures')).status).toBe(403);
});

test('O-17 the orders of a busy moment share one derivation that is begun after the last of them', async () => {
  const paced = () => transact(shop.appContext, keepFiguresPaced);
  await run();
  await query(`update figure_pace set kept_at = now() - interval '1 hour', again_at = null`);
  expect(await paced()).toBe('now');
  await sold({}, [KIBBLE, 1]);
  expect([await paced(), await paced(), await paced()]).toEqual(['later', 'served', 'served']);
  // A deferred run that was lost is made up for by the next event.
  await query(`update figure_pace set kept_at = now() - interval '1 hour', again_at = now()`);
  expect(await paced()).toBe('now');
  await run();
  const [changes] = await query(`select count(*)::int as left from figure_changes`);
  expect(changes).toEqual({ left: 0 });
});

test('O-30 what was sold leaves the margin its cost on that day says, and no later receipt changes it', async () => {
  const warehouse = await as('logistics');
  const buy = async (cost: number) => {
    const { id } = (await warehouse('POST', '/purchase-orders', { supplier })).body;
    const { version } = (await warehouse('GET', `/purchase-orders/${id}`)).body;
    const lines = [{ variantCode: KIBBLE, quantity: 1000, cost }];
    await warehouse('PUT', `/purchase-orders/${id}`, { version, note: '', lines });
    await warehouse('POST', `/purchase-orders/${id}/sending`, { version: version + 1 });
    const receipt = { note: '', lines: [{ code: KIBBLE, quantity: 1000 }] };
    expect((await warehouse('POST', `/purchase-orders/${id}/receipts`, receipt)).status).toBe(204);
  };
  const supplier = (
    await warehouse('POST', '/suppliers', {
      name: 'Moulins',
      contact: '',
      email: '',
      telephone: '',
      leadDays: 5,
      coverDays: 20,
      minimum: 0,
    })
  ).body.id;
  await sold({}, [TIN, 3]);
  await buy(2000);
  await sold({}, [KIBBLE, 2], [TIN, 1]);
  await buy(3000);
  await run();
  const call = await as('accounting');
  const { body } = await call('GET', '/figures');
  const [{ net }] = await query(`select sum(net)::int as net from order_items i
    join orders o on o.id = i.order_id where o.placed_at is not null and i.variant_code = '${KIBBLE}'`);
  expect(body.period.costed).toEqual({ pieces: 2, net, cost: 4000 });
  const of = (sku: string) => body.products.find((one: { sku: string }) => one.sku === sku);
  expect(of('PR000123')).toMatchObject({ net, cost: 4000, costedPieces: 2, pieces: 2 });
  expect(of('PR000200')).toMatchObject({ costedPieces: 0, net: 0, cost: 0, pieces: 4 });
  await figuresCommand(shop.appContext, ['rebuild']);
  expect((await call('GET', '/figures')).body.period.costed).toEqual({
    pieces: 2,
    net,
    cost: 4000,
  });
});
