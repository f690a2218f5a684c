import { expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { subscribe, query } = renewals(shop);
const { filled } = orderCalls(shop);
const { as } = staffCalls(shop);

test('O-02 who would notice that a product is sold no more: subscriptions, coming deliveries, carts', async () => {
  const [{ sku }] = await query(
    'select p.sku from products p join product_variants v on v.product_id = p.id where v.code = $1',
    TIN,
  );
  const team = await as('merchandising');
  const uses = async () => (await team('GET', `/products/${sku}/uses`)).body;
  expect(await uses()).toMatchObject({ subscriptions: 0, deliveries: 0, carts: 0 });
  const { code } = await subscribe('lea@example.org', [TIN, 4, { subscriptionInterval: 31 }]);
  await filled([TIN, 1]);
  await filled([TIN, 2]);
  expect(await uses()).toMatchObject({ subscriptions: 1, deliveries: 1, carts: 2 });
  await query(
    "update subscriptions set status = 'stopped', stopped_at = now() where code = $1",
    code,
  );
  expect(await uses()).toMatchObject({ subscriptions: 0 });
  expect((await team('GET', '/products/PR999999/uses')).status).toBe(404);
});
