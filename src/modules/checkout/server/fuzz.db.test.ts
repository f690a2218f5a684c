import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { scaled as scaledLimit } from '../../../../tests/support/limits.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { scaled } from '../../../../tests/support/scope.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, lyon, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, filled } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const odd = fc.oneof(
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800'),
  fc.constantFrom('', '\u0000', '\ud800', '1', '-1', '0', '9'.repeat(30), 'é', "' or 1=1", '%'),
  fc.string({ maxLength: 12 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, [null], { a: 1 }),
);
const segment = fc
  .oneof(fc.constantFrom('\u0000', '-1', '0', '9'.repeat(25), 'abc', '1e3', '1.5'), fc.string())
  .filter((text) => text !== '' && !/^\.+$/.test(text))
  .map((text) => encodeURIComponent(text.toWellFormed()));
const lawful: Record<string, fc.Arbitrary<unknown>> = {
  productVariant: fc.constantFrom(KIBBLE, `/api/v2/shop/product-variants/${KIBBLE}`),
  quantity: fc.constantFrom(1, 2, 0, 9999),
  subscriptionInterval: fc.constantFrom(31, null),
  sourceItemList: fc.constant('x'),
  couponCode: fc.constantFrom('BIENVENUE5', null),
  billingAddress: fc.constantFrom(lyon, { ...lyon, street2: '\u0000' }),
  shippingAddress: fc.constant(lyon),
  email: fc.constant('a@example.org'),
  customer: fc.constant('/api/v2/shop/customers/1'),
  shippingMethod: fc.constant('home_standard'),
  pickupPoint: fc.constant(null),
  paymentMethod: fc.constant('card'),
  expectedTotal: fc.constant(1),
  notes: fc.constant('n'),
};
const body = fc.oneof(
  fc.record(
    Object.fromEntries(Object.entries(lawful).map(([key, value]) => [key, fc.oneof(value, odd)])),
    { requiredKeys: [] },
  ),
  odd,
);
const routes = [
  ['GET', '/{t}'],
  ['GET', '/{t}/items'],
  ['GET', '/{t}/adjustments?type={s}'],
  ['GET', '/{t}/items/{s}/adjustments'],
  ['GET', '/{t}/shipments/{s}/methods'],
  ['GET', '/{t}/payments/{s}/methods'],
  ['POST', ''],
  ['PUT', '/{t}'],
  ['PATCH', '/{t}/items'],
  ['PATCH', '/{t}/items/{s}'],
  ['DELETE', '/{t}/items/{s}'],
  ['PATCH', '/{t}/apply-coupon'],
  ['DELETE', '/{t}/coupon/{s}'],
  ['PATCH', '/{t}/address'],
  ['PATCH', '/{t}/shipments/{s}'],
  ['PATCH', '/{t}/payments/{s}'],
  ['PATCH', '/{t}/complete'],
] as const;

test(
  'API-36 whatever is sent to a cart or a checkout, the answer is never a failure',
  async () => {
    const cart = await filled([KIBBLE, 1]);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes),
        fc.option(segment, { freq: 3, nil: cart.tokenValue }),
        fc.option(segment, { nil: String(cart.items[0]?.id) }),
        body,
        async ([method, path], token, inner, sent) => {
          const url = path.replace('{t}', token).replace('{s}', inner);
          const { status } = await call(method, url, method === 'GET' ? undefined : sent);
          expect(status, `${method} ${url} ${JSON.stringify(sent)}`).toBeLessThan(500);
        },
      ),
      { numRuns: scaled(1500, 300) },
    );
  },
  scaledLimit(30_000),
);
