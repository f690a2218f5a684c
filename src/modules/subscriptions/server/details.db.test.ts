import { beforeEach, expect, test } from 'vitest';
import { removeProduct } from '../../../../tests/support/remove-product.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { lyon, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';

const shop = testShop();
const { database } = shop;
const { subscribe } = subscribers(shop);
const { of } = subscriptionCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const codesOf = ({ body }: { body: { violations: { propertyPath: string; code: string }[] } }) =>
  body.violations.map(({ propertyPath, code }) => `${propertyPath}:${code}`);

test('REL-38 REL-39 what left the catalogue is shown by its name, and told', async () => {
  const own = await subscribe();
  await database.pool.query('delete from price_history');
  await removeProduct(shop);
  const { body, status } = await of(own).get();
  expect(status).toBe(200);
  expect(body.items[0]).toMatchObject({ productName: 'Terrine chat poulet', available: false });
  expect(body.alerts).toContainEqual(
    expect.objectContaining({ code: 'product_unavailable', severity: 'error' }),
  );
  expect((await of(own).call('GET', '/drafts')).status).toBe(200);
});

test('REL-38 what took the place of a product is proposed, and only comes when it is asked for', async () => {
  const own = await subscribe();
  await database.pool.query(
    "update products set status = 'replaced', replaced_by = 'PR000123' where sku = 'PR000200'",
  );
  const { body } = await of(own).call('GET', '/upsells');
  const [first] = body['hydra:member'];
  expect(first).toMatchObject({ reason: 'Remplace Terrine chat poulet', subscribable: true });
  const { items } = (await of(own).get()).body;
  expect(items).toMatchObject([{ variantCode: TIN, available: false }]);
  const swapped = await of(own).post('/items', {
    productVariant: first.code,
    quantity: 1,
    scope: 'all',
  });
  expect(swapped.status).toBe(201);
  expect((await of(own).del(`/items/${items[0].id}?scope=all`)).body.items).toHaveLength(1);
});

test('REL-52 another country is computed again, or refused clearly', async () => {
  const own = await subscribe();
  const { put, call: ask } = of(own);
  const luxembourg = { ...lyon, countryCode: 'LU', postcode: '1234', city: 'Luxembourg' };
  const moved = await put('/shipping-address', { ...luxembourg, scope: 'all' });
  expect(moved).toMatchObject({ status: 200, body: { shippingAddress: { countryCode: 'LU' } } });
  const draft = (await ask('GET', '/drafts')).body['hydra:member'][0];
  expect(draft.shippingTotal).toBe(590);
  const mistyped = await put('/shipping-address', { ...luxembourg, postcode: 'L-1234' });
  expect(codesOf(mistyped)).toEqual(['postcode:postcode.invalid']);
  const brussels = { ...lyon, countryCode: 'BE', postcode: '1000', city: 'Bruxelles' };
  expect(codesOf(await put('/shipping-address', brussels))).toEqual([
    'countryCode:subscription.country',
  ]);
});
