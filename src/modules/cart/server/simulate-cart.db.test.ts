import { beforeEach, expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const where = 'channel=FR_WEB&country=FR';

test('PRM-01 the team sees what a code takes off a cart, and every reason of the total', async () => {
  const call = await as('support');
  const lines = `${KIBBLE}:1:31,${BOWL}:2`;
  const { status, body } = await call(
    'GET',
    `/cart-simulation?${where}&lines=${lines}&coupon=bienvenue5`,
  );
  expect([status, body.refused]).toEqual([200, null]);
  expect(body.without).toMatchObject({ itemsTotal: 6270, total: 6270, promotions: [] });
  expect(body.with).toMatchObject({ itemsTotal: 5770, promotions: [{ amount: -500 }] });
  const reasons = body.with.explanation as { amount: number; included: boolean }[];
  const total = reasons
    .filter(({ included }) => !included)
    .reduce((all, one) => all + one.amount, 0);
  expect(total).toBe(body.with.total);
  const { rows } = await shop.database.pool.query('select count(*)::int as carts from orders');
  expect(rows).toEqual([{ carts: 0 }]);
});

test('PRM-02 a code that gives nothing says why; what is not sold is refused', async () => {
  const call = await as('support');
  const ask = (query: string) => call('GET', `/cart-simulation?${query}`);
  const unknown = await ask(`${where}&lines=${KIBBLE}:1&coupon=RIEN`);
  expect(unknown.body.refused).toBe('Le code RIEN n’est pas valable.');
  expect(unknown.body.with.total).toBe(unknown.body.without.total);
  expect((await ask(`${where}&lines=99999999:1`)).status).toBe(422);
  expect((await ask(`channel=FR_WEB&country=BE&lines=${KIBBLE}:1`)).status).toBe(422);
  expect((await ask(`${where}&lines=${BOWL}:1:31`)).status).toBe(422);
});
