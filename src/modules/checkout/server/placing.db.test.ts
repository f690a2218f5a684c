import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { BOWL, KIBBLE, promotion, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { editCart } from '../../orders/server/index.ts';
import { NO_CONDITIONS } from '../../promotions/rules/index.ts';
import { publishPromotion } from '../../promotions/server/index.ts';

const shop = testShop();
const { ready, complete, call } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const query = async (text: string) => (await shop.database.pool.query(text)).rows;

const gift = () =>
  transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({
        code: 'gift',
        reward: { kind: 'free_product', variantCode: TIN, quantity: 1, value: 190 },
        conditions: NO_CONDITIONS,
      }),
      channels: [],
      coupons: [],
    }),
  );

/** Removes a line through another process, which sends this one no notice. */
const takenOffElsewhere = (token: string, variantCode: string) =>
  transact(shop.appContext, (work) =>
    editCart(work, { token, caller: null, version: null }, (order) => ({
      ...order,
      lines: order.lines.filter((line) => line.variantCode !== variantCode),
    })),
  );

test('an order is placed in as many statements, whatever it holds', async () => {
  const walk = async (...codes: string[]) => {
    const cart = await ready(
      'bank_transfer',
      ...codes.map((code) => [code, 1] as [string, number]),
    );
    return countQueries(shop.database.pool, async () => {
      expect((await complete(cart.tokenValue)).status).toBe(200);
    });
  };
  // The first run loads the catalogue cache.
  await walk(BOWL);
  // Begin, the cart, the limit on unpaid orders (lock, count), its stock, the order, its events
  // (mails,
  // figures), commit; before it, whether it goes to a pickup point.
  expect(await walk(BOWL)).toBe(10);
  expect(await walk(BOWL, TIN, KIBBLE)).toBe(10);
});

test('an order is made of the cart as another process left it', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1], [BOWL, 1]);
  await takenOffElsewhere(cart.tokenValue, BOWL);
  const { status, body } = await complete(cart.tokenValue);
  expect(status).toBe(200);
  expect(body.items.map(({ variantCode }: { variantCode: string }) => variantCode)).toEqual([
    KIBBLE,
  ]);
});

test('a promotion without a limit is given to an order while another one takes it', async () => {
  await gift();
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  expect(cart.freeProducts).toHaveLength(1);
  const other = await shop.database.pool.connect();
  try {
    await other.query('begin');
    await other.query("select from promotions where code = 'gift' for no key update");
    expect((await complete(cart.tokenValue)).status).toBe(200);
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect(await query('select promotion_code, amount from promotion_uses')).toEqual([
    { promotion_code: 'gift', amount: 190 },
  ]);
});

test('REL-35 orders of the same variants in any order sell no more than there is', async () => {
  const carts = [];
  for (let buyer = 0; buyer < 10; buyer += 1)
    carts.push(
      await ready('bank_transfer', [KIBBLE, 1], [TIN, 1]),
      await ready('bank_transfer', [TIN, 1], [KIBBLE, 1]),
    );
  await query(`update product_variants set on_hand = case code when '${KIBBLE}' then 5 else 8 end
    where code in ('${KIBBLE}', '${TIN}')`);
  const answers = await Promise.all(carts.map((cart) => complete(cart.tokenValue)));
  const refused = answers.filter(({ status }) => status === 422);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(refused).toHaveLength(15);
  for (const { body } of refused) expect(body.violations[0].code).toBe('stock');
  const left = `select code, on_hand from product_variants where code in ('${KIBBLE}', '${TIN}')`;
  expect(new Map((await query(left)).map(({ code, on_hand }) => [code, on_hand]))).toEqual(
    new Map([
      [KIBBLE, 0],
      [TIN, 3],
    ]),
  );
});

test('numbers go on when nine digits are used up', async () => {
  await query("select setval('order_numbers', 999999998)");
  const place = async () => {
    const cart = await ready('bank_transfer', [BOWL, 1]);
    return (await complete(cart.tokenValue)).body.number;
  };
  expect([await place(), await place()]).toEqual(['999999999', '1000000000']);
  const { body } = await call('GET', `/${(await ready('bank_transfer', [BOWL, 1])).tokenValue}`);
  expect(body.number).toBeNull();
});
