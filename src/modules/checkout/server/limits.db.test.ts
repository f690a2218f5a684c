import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyRows } from '../../../../bench/copy-rows.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, DECLINED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { costOf } from '../../../../tests/support/statement-cost.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);
const { pay } = paymentCalls(shop);
const { config } = shop.appContext;
const usual = { ...config };

beforeEach(() => stockShop(shop.appContext));
afterEach(() => {
  Object.assign(config, usual);
});

test('R-03 unpaid orders hold so many pieces, and no more', async () => {
  config.UNPAID_PIECES = 100;
  const first = await ready('bank_transfer', [TIN, 60]);
  const second = await ready('bank_transfer', [TIN, 60]);
  const paid = await ready('card', [TIN, 60]);
  expect((await complete(first.tokenValue)).status).toBe(200);
  expect((await complete(second.tokenValue)).status).toBe(422);
  expect((await pay(paid, ACCEPTED)).body.state).toBe('completed');
});

test('R-03 what counts a visitor’s unpaid orders looks at theirs, whatever others left unpaid', async () => {
  const { pool } = shop.database;
  const placed = await ready('bank_transfer', [TIN, 1]);
  expect((await complete(placed.tokenValue)).status).toBe(200);
  const cost = async () => {
    const { tokenValue } = await ready('bank_transfer', [TIN, 1]);
    const found = await costOf(
      pool,
      async () => {
        expect((await complete(tokenValue)).status).toBe(200);
        await pool.query(
          'delete from unpaid_orders where placed_at = (select max(placed_at) from unpaid_orders)',
        );
      },
      /insert into unpaid_orders/,
    );
    expect(found.rows).toBeGreaterThan(0);
    return { ...found, scanned: found.scanned.filter((table) => table === 'unpaid_orders') };
  };
  await manyUnpaid(4000);
  const { rows, scanned } = await cost();
  expect(scanned).toEqual([]);
  // Two orders of theirs, each found by visitor, mailbox and customer.
  expect(rows).toBeLessThan(20);
});

/** Unpaid transfer orders of other visitors and mailboxes. */
async function manyUnpaid(count: number): Promise<void> {
  const client = await shop.database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    const from = `cross join generate_series(1, ${count}) n
      where t.id = (select min(id) from orders where placed_at is not null)`;
    await copyRows(client, {
      table: 'orders',
      from,
      changed: {
        id: null,
        token: 'md5(random()::text)',
        number:
          "lpad((select coalesce(max(number::bigint), 0) + 1000000 from orders)::text, 9, '0') || n",
        email: "md5(random()::text) || '@example.org'",
      },
    });
    await client.query(`insert into unpaid_orders (order_id, visitor, placed_at)
      select id, md5(id::text), placed_at from orders o
      where placed_at is not null and not exists (select from unpaid_orders u where u.order_id = o.id)`);
    await client.query('set session_replication_role = origin');
    await client.query('analyze orders, unpaid_orders');
  } finally {
    client.release();
  }
}

test('R-03 two orders at once do not both take the last place', async () => {
  config.UNPAID_ORDERS_PER_MAILBOX = 1;
  const carts = [await ready('bank_transfer', [TIN, 1]), await ready('bank_transfer', [TIN, 1])];
  const answers = await Promise.all(carts.map(({ tokenValue }) => complete(tokenValue)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('R-03 an order without an account is held for a short time, and says so', async () => {
  config.GUEST_HOLD_DAYS = 5;
  await shop.database.pool.query("update payment_methods set instructions = 'IBAN FR76'");
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 1]);
  expect((await complete(tokenValue)).status).toBe(200);
  const { rows } = await shop.database.pool.query(
    `select extract(day from o.payment_due_at - o.placed_at)::integer as days,
       p.details ->> 'instructions' as instructions
     from orders o join payments p on p.order_id = o.id where o.token = $1`,
    [tokenValue],
  );
  expect(rows).toEqual([
    {
      days: 5,
      instructions: expect.stringMatching(/^IBAN FR76\n\nCommande passée sans compte/),
    },
  ]);
});

test('R-03 after five declined cards in an hour the cart and its visitor wait; an hour later they pay', async () => {
  config.CARD_DECLINES_PER_HOUR = 5;
  const cart = await ready('card', [KIBBLE, 1]);
  for (let turn = 0; turn < 5; turn += 1)
    expect((await pay(cart, DECLINED)).body.state).toBe('failed');
  const refused = await pay(cart, ACCEPTED);
  expect(refused.status).toBe(422);
  expect(refused.body['hydra:description']).toMatch(/Plusieurs cartes ont été refusées/);
  const other = await ready('card', [TIN, 1]);
  expect((await pay(other, ACCEPTED)).status).toBe(422);
  await shop.database.pool.query(
    `update payment_attempts set updated_at = updated_at - interval '61 minutes'`,
  );
  const now = (await call('GET', `/${cart.tokenValue}`)).body;
  expect((await pay(now, ACCEPTED)).body.state).toBe('completed');
});
