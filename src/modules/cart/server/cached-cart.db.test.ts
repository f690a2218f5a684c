import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { subscriptionPriceOf } from '#modules/catalog/rules/index.ts';
import { publishProduct } from '#modules/catalog/server/index.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { editCart } from '#modules/orders/server/index.ts';
import { NO_CONDITIONS } from '#modules/promotions/rules/index.ts';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { scaled } from '../../../../tests/support/scope.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import {
  BOWL,
  KIBBLE,
  lyon,
  promotion,
  stockShop,
  TIN,
} from '../../../../tests/support/stocked-shop.ts';
import { addItem } from './add-item.ts';
import { presentCart } from './answer-cart.ts';
import { readCart } from './read-cart.ts';

const shop = testShop();
const { call, add, filled, address, ship, pay } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

/** Another process changes the cart without notifying this one. */
const elsewhere = (token: string, variantCode: string) =>
  transact(shop.appContext, (work) =>
    editCart(
      // Without after-commit hooks, so that this process's cache is not updated.
      { ...work, afterCommit: () => undefined },
      { token, caller: null, version: null },
      addItem({
        variantCode,
        quantity: 1,
        subscriptionInterval: null,
        sourceItemList: null,
        upsell: false,
      }),
    ),
  );
const run = (change: string) => sql.raw(change).execute(shop.appContext.db);

const reprice = (cents: number) =>
  transact(shop.appContext, (work) => {
    const variants = [
      variantDraft({ cents, subscriptionCents: subscriptionPriceOf(cents), stockOnHand: 10 }),
    ];
    return publishProduct(work, productDraft({ variants }));
  });

/** Reads the cart from the database, without any cache. */
async function readStored(token: string) {
  const { db, clock } = shop.appContext;
  return presentCart(db, await readCart(db, token, null, clock.today()));
}

test('each step of a shopper from the second item to the payment is one statement', async () => {
  const walk = async () => {
    const cart = await filled([TIN, 1], [BOWL, 1]);
    const { tokenValue, items } = cart;
    const statements = (step: () => Promise<{ status: number }>) =>
      countQueries(shop.database.pool, async () => expect((await step()).status).toBe(200));
    const item = `/${tokenValue}/items/${items[1]?.id}`;
    return [
      await statements(() => add(tokenValue, TIN, 1)),
      await statements(() => call('PATCH', item, { quantity: 2 })),
      await statements(() => address(tokenValue)),
      await statements(() => ship(cart)),
      await statements(() => pay(cart)),
    ];
  };
  // The first run loads the catalogue cache.
  await walk();
  expect(await walk()).toEqual([1, 1, 1, 1, 1]);
});

test('a change that brings a gift is one statement, like any other', async () => {
  await transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({
        code: 'gift',
        reward: { kind: 'free_product', variantCode: TIN, quantity: 1, value: 190 },
        conditions: { ...NO_CONDITIONS, minimum: 10_000 },
      }),
      channels: [],
      coupons: [],
    }),
  );
  const walk = async () => {
    const { tokenValue, items } = await filled([KIBBLE, 1]);
    return countQueries(shop.database.pool, async () => {
      const path = `/${tokenValue}/items/${items[0]?.id}`;
      const { body } = await call('PATCH', path, { quantity: 4 });
      expect(body.freeProducts).toHaveLength(1);
    });
  };
  await walk();
  expect(await walk()).toBe(1);
});

test('what another process put in is still there after the next change', async () => {
  const { tokenValue } = await filled([TIN, 1]);
  await elsewhere(tokenValue, BOWL);
  const { body } = await add(tokenValue, TIN, 1);
  expect(body.items).toMatchObject([
    { variant: { code: TIN }, quantity: 2 },
    { variant: { code: BOWL }, quantity: 1 },
  ]);
  expect(body).toEqual((await readStored(tokenValue)).body);
});

test('a version another process made meanwhile is refused with the cart as it is', async () => {
  const { tokenValue } = await filled([TIN, 1]);
  const { headers } = await call('GET', `/${tokenValue}`);
  await elsewhere(tokenValue, BOWL);
  const seen = { 'if-match': headers.get('etag') as string };
  const refused = await call(
    'PATCH',
    `/${tokenValue}/items`,
    { productVariant: TIN, quantity: 1 },
    seen,
  );
  expect(refused.status).toBe(409);
  expect(refused.body.order.items).toHaveLength(2);
});

test('a price that changed is the price of the next change', async () => {
  const { tokenValue } = await filled([KIBBLE, 1]);
  await reprice(3990);
  const { body } = await add(tokenValue, BOWL, 1);
  expect(body.items[0].unitPrice).toBe(3990);
});

test('stock that went under what the cart takes is told; as long as there is enough it is not', async () => {
  const { tokenValue } = await filled([TIN, 3]);
  const left = (pieces: number) =>
    run(`update product_variants set on_hand = ${pieces} where code = '${TIN}'`);
  await left(4);
  expect((await add(tokenValue, TIN, 1)).status).toBe(200);
  await left(4);
  const refused = await add(tokenValue, TIN, 1);
  expect(refused.status).toBe(422);
  expect((await call('GET', `/${tokenValue}`)).body.items[0].quantity).toBe(4);
});

test('a cart that is gone meanwhile, or somebody else’s, is unknown', async () => {
  const gone = await filled([TIN, 1]);
  await run(`delete from orders where token = '${gone.tokenValue}'`);
  expect((await add(gone.tokenValue, TIN, 1)).status).toBe(404);
  const taken = await filled([TIN, 1]);
  await signedIn(shop);
  await run(`update orders set customer_id = (select id from customers limit 1),
    version = version + 1 where token = '${taken.tokenValue}'`);
  expect((await add(taken.tokenValue, TIN, 1)).status).toBe(404);
});

const variant = fc.constantFrom(TIN, BOWL, KIBBLE);
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), variant }),
  fc.record({ do: fc.constant('elsewhere' as const), variant }),
  fc.record({
    do: fc.constant('change' as const),
    at: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(3) }),
  fc.record({ do: fc.constant('address' as const), country: fc.constantFrom('FR', 'LU') }),
  fc.record({ do: fc.constant('ship' as const) }),
  fc.record({ do: fc.constant('reprice' as const), cents: fc.integer({ min: 100, max: 900 }) }),
  fc.record({ do: fc.constant('stock' as const), pieces: fc.integer({ min: 0, max: 6 }) }),
);
const luxembourg = { ...lyon, countryCode: 'LU', postcode: '1234', city: 'Luxembourg' };

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function play(token: string, cart: OrderShape, move: Step) {
  const itemAt = (at: number) => cart.items[at % Math.max(1, cart.items.length)]?.id;
  switch (move.do) {
    case 'add':
      return add(token, move.variant, 1);
    case 'elsewhere':
      // A sold-out variant cannot be added in the other process either.
      return void (await elsewhere(token, move.variant).catch(() => undefined));
    case 'change':
      return call('PATCH', `/${token}/items/${itemAt(move.at)}`, { quantity: move.quantity });
    case 'remove':
      return call('DELETE', `/${token}/items/${itemAt(move.at)}`);
    case 'address':
      return address(token, move.country === 'FR' ? lyon : luxembourg);
    case 'ship':
      return cart.shipments.length > 0 ? ship(cart) : undefined;
    case 'reprice':
      return void (await reprice(move.cents));
    case 'stock':
      return void (await run(
        `update product_variants set on_hand = ${move.pieces} where code = '${TIN}'`,
      ));
  }
}

test('after any changes, here and elsewhere, what was answered is what stands', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      await stockShop(shop.appContext);
      const { tokenValue: token } = await filled([BOWL, 1]);
      for (const move of steps) {
        const cart = (await readStored(token)).body;
        const answer = await play(token, cart, move);
        if (answer && answer.status === 200) {
          const { problems: _, ...answered } = answer.body;
          const { problems: __, ...stored } = (await readStored(token)).body;
          expect(answered).toEqual(JSON.parse(JSON.stringify(stored)));
        }
      }
    }),
    { numRuns: scaled(20, 8) },
  );
});
