import { expect, test } from 'vitest';
import { publishCategories } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { FULL, LESS, promisedDeliveries } from '../../../../tests/support/promised-deliveries.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { appContext } = shop;
const {
  publish,
  publishToAll,
  threeFrom,
  subscribeWithCode,
  renewOnce,
  goods,
  taken,
  query,
  cycles,
  call,
} = promisedDeliveries(shop);

test('PRM-01 what was promised on a category holds when that category moves', async () => {
  await transact(appContext, (work) =>
    publishCategories(
      work,
      ['chat', 'chat/patees'].map((path, position) => ({
        path,
        name: path,
        title: path,
        introHtml: '',
        filters: [],
        position,
        seo: { title: path, description: path },
      })),
    ),
  );
  await query(
    `insert into product_categories (product_id, category_id, position)
     select v.product_id, c.id, 0 from product_variants v, categories c
     where v.code = $1 and c.path = 'chat/patees'`,
    TIN,
  );
  await publish({ ...threeFrom('order'), categories: ['chat/patees'] });
  const lea = await subscribeWithCode();
  await renewOnce(lea.code);
  const [{ id, version }] = await query(
    "select id, version from categories where path = 'chat/patees'",
  );
  const merchandising = await staffCalls(shop).as('merchandising');
  const place = { version, slug: 'terrines' };
  expect((await merchandising('PUT', `/categories/${id}/place`, place)).status).toBe(204);
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  // A rule on selected articles takes a fifth off each of them.
  const less = FULL - 4 * 52;
  expect(await goods(lea.code)).toEqual([less, less, less, FULL, FULL]);
});

test.each(['order', 'renewal'] as const)(
  'PRM-01 the simulator says what the promised deliveries then cost, from the first %s on',
  async (from) => {
    await publish(threeFrom(from));
    // A promotion for first orders does not apply to later deliveries.
    await publishToAll('accueil', { kind: 'amount', amount: 100 }, { firstOrderOnly: true });
    const team = await staffCalls(shop).as('support');
    const where = 'channel=FR_WEB&country=FR';
    const requested = `/cart-simulation?${where}&lines=${TIN}:4:31,${TIN}:1&coupon=TROIS20`;
    const { body } = await team('GET', requested);
    expect(body.without.deliveries).toEqual([]);
    const simulated: { number: number; interval: number; itemsTotal: number; total: number }[] =
      body.with.deliveries;
    expect(simulated.map(({ number, interval }) => [number, interval])).toEqual(
      (from === 'order' ? [2, 3] : [2, 3, 4]).map((number) => [number, 31]),
    );
    expect(body.with.deliveries[0].promotions).toEqual([
      { code: 'trois', name: 'Trois livraisons', amount: -209 },
    ]);
    const lea = await subscribeWithCode();
    for (const { itemsTotal } of simulated) {
      await renewOnce(lea.code);
      expect(itemsTotal).toBe(LESS);
    }
    const costs = (await goods(lea.code)).slice(1);
    expect(costs).toEqual([...simulated.map(({ itemsTotal }) => itemsTotal), FULL]);
  },
);

test('PRI-04 what was promised and another benefit stay within 34 % together, delivery by delivery', async () => {
  await publish(threeFrom('renewal'));
  const lea = await subscribeWithCode();
  await publishToAll('fete', { kind: 'percent', rate: 2000 });
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  const bought = 4 * 290;
  const most = Math.floor(bought * 0.34);
  // A tenth off by subscription, a fifth as promised, and the rest of what the cap allows.
  const left = most - (bought - FULL) - (FULL - LESS);
  expect(await goods(lea.code)).toEqual([FULL, bought - most, bought - most, bought - most]);
  const { headers } = await signedIn(shop);
  for (const { token } of (await cycles(lea.code)).slice(1, 3)) {
    const { body } = await call('GET', `/orders/${token}`, undefined, headers);
    expect(body.promotions).toMatchObject([
      { code: 'fete', amount: -209 },
      { code: 'trois', amount: -left },
    ]);
  }
  expect(await taken()).toEqual([true, true, false]);
});
