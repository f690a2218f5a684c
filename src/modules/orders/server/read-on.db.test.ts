import { expect, test } from 'vitest';
import { chance } from '../../../../tests/support/chance.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { pool } = shop.database;
const { as } = staffCalls(shop);
const { ready, complete } = orderCalls(shop);

async function place(): Promise<string> {
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 1]);
  return (await complete(tokenValue)).body.number;
}

/** A client that continues from its last cursor and records every state it read of each order. */
function reader(call: Awaited<ReturnType<typeof as>>) {
  const read = new Map<string, string[]>();
  let next: string | undefined;
  const goOn = async (limit = 100): Promise<number> => {
    let count = 0;
    for (let isLast = false; !isLast; ) {
      const after = next ? `&after=${next}` : '';
      const { status, body } = await call('GET', `/order-changes?limit=${limit}${after}`);
      expect(status).toBe(200);
      for (const { number, shippingState } of body.orders)
        read.set(number, [...(read.get(number) ?? []), shippingState]);
      count += body.orders.length;
      ({ next, isLast } = body);
    }
    return count;
  };
  /** Other tests in this cluster may have open transactions; changes after those appear only once they end. */
  const goOnTo = async (count: number, limit?: number): Promise<void> => {
    let seen = 0;
    await expect.poll(async () => (seen += await goOn(limit)), { timeout: 20_000 }).toBe(count);
  };
  return { read, goOn, goOnTo, place: () => next };
}

const change = (number: string, state: string) =>
  pool.query('update orders set shipping_state = $2 where number = $1', [number, state]);

test('V-06 orders are read on from where a program stopped, each change once, without a page that shifts', async () => {
  await stockShop(shop.appContext);
  const call = await as('accounting');
  const numbers = [await place(), await place(), await place()];
  const { read, goOn, goOnTo } = reader(call);
  await goOnTo(3, 2);
  expect([...read.keys()]).toEqual(numbers);
  expect(await goOn()).toBe(0);
  const later = await place();
  await change(numbers[0] ?? '', 'shipped');
  await goOnTo(2, 1);
  expect(read.get(later)).toHaveLength(1);
  expect(read.get(numbers[0] ?? '')?.at(-1)).toBe('shipped');
  const { body } = await call('GET', '/order-changes?limit=1');
  expect(body.orders[0]).toMatchObject({
    channel: 'FR_WEB',
    items: [{ variant: KIBBLE, quantity: 1 }],
  });
  expect(JSON.stringify(body)).not.toMatch(/@[a-z]+\.|Martin/);
  for (const after of ['x', '1-2', '1-99999999999999999999-1'])
    expect((await call('GET', `/order-changes?after=${after}`)).status).toBe(422);
  expect((await call('GET', '/order-changes?limit=501')).status).toBe(422);
});

test('V-06 an order written by a transaction that commits late is not passed over by those that commit before it', async () => {
  await stockShop(shop.appContext);
  const call = await as('accounting');
  const slow = await place();
  const fast = await place();
  const { read, goOn, goOnTo } = reader(call);
  await goOnTo(2);
  const open = await pool.connect();
  await open.query('begin');
  await open.query("update orders set shipping_state = 'shipped' where number = $1", [slow]);
  await change(fast, 'shipped');
  // While a transaction is open, later changes are not returned yet.
  expect(await goOn()).toBe(0);
  await open.query('commit');
  open.release();
  await goOnTo(2);
  expect([slow, fast].map((number) => read.get(number)?.at(-1))).toEqual(['shipped', 'shipped']);
});

test('V-06 whatever is written and rolled back at once, the last state of each order is read in the end', async () => {
  await stockShop(shop.appContext);
  const call = await as('accounting');
  const numbers = [await place(), await place(), await place(), await place()];
  const draw = chance();
  const { read, goOn } = reader(call);
  const states = ['ready', 'shipped', 'cancelled'];
  const pick = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
  const plans = Array.from({ length: 4 }, () =>
    Array.from({ length: 12 }, () => ({
      changes: [pick(numbers), pick(numbers)].toSorted(),
      state: pick(states),
      commits: draw() < 0.8,
    })),
  );
  const writer = async (plan: (typeof plans)[number]) => {
    const client = await pool.connect();
    for (const { changes, state, commits } of plan) {
      await client.query('begin');
      for (const number of changes)
        await client.query('update orders set shipping_state = $2 where number = $1', [
          number,
          state,
        ]);
      await client.query(commits ? 'commit' : 'rollback');
    }
    client.release();
  };
  let isOver = false;
  const following = (async () => {
    while (!isOver) await goOn(2);
  })();
  await Promise.all(plans.map(writer));
  isOver = true;
  await following;
  const { rows } = await pool.query(
    'select number, shipping_state as state from orders where number is not null',
  );
  const lastRead = async () => {
    await goOn(2);
    return rows.map(({ number }) => read.get(number)?.at(-1));
  };
  await expect.poll(lastRead, { timeout: 20_000 }).toEqual(rows.map(({ state }) => state));
});

test('V-06 a place of another cluster, as after a restored backup, begins anew and loses nothing', async () => {
  await stockShop(shop.appContext);
  const call = await as('accounting');
  const number = await place();
  const { goOn, goOnTo, place: where } = reader(call);
  await goOnTo(1);
  const [, ...rest] = (where() ?? '').split('-');
  const { body } = await call('GET', `/order-changes?after=${['7', ...rest].join('-')}`);
  expect(body.orders.map((order: { number: string }) => order.number)).toEqual([number]);
  await pool.query('alter table orders disable trigger orders_changed');
  await pool.query("update orders set changed_in = '9000000000000000000'");
  await pool.query('alter table orders enable trigger orders_changed');
  await goOnTo(1);
  expect(await goOn()).toBe(0);
});
