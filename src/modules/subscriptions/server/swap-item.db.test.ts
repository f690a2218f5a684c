import { beforeEach, expect, test } from 'vitest';
import { publishProduct } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { milo } from '../../../../tests/support/an-animal.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';

const shop = testShop();
const { subscribe } = subscribers(shop);
const { of, call } = subscriptionCalls(shop);
const DOG = '10040001';
const SMALL = '10040002';

beforeEach(async () => {
  await stockShop(shop.appContext);
  await transact(shop.appContext, async (work) => {
    for (const [sku, species, code] of [
      ['PR000501', 'dog', DOG],
      ['PR000502', 'cat', SMALL],
    ] as const)
      await publishProduct(
        work,
        productDraft({
          sku,
          slug: sku.toLowerCase(),
          name: sku,
          species,
          variants: [
            variantDraft({
              code,
              slug: '2-kg',
              format: '2 kg',
              netGrams: 2000,
              grossGrams: 2100,
              cents: 2000,
              subscriptionCents: 1800,
              stockOnHand: 5,
            }),
          ],
        }),
      );
  });
});

const violations = ({ body }: { body: { violations: { propertyPath: string; code: string }[] } }) =>
  body.violations.map(({ propertyPath, code }) => `${propertyPath}:${code}`);

/** A subscription of one bag of cat kibble per month, and its line. */
async function cat(email?: string) {
  const own = await subscribe(email, [KIBBLE, 1, { subscriptionInterval: 31 }]);
  const calls = of(own);
  const [{ id }] = (await calls.get()).body.items;
  const swap = (variant: string, more: object = {}, headers = {}) =>
    calls.patch(
      `/items/${id}/variant`,
      { productVariant: `/api/v2/shop/product-variants/${variant}`, quantity: 2, ...more },
      headers,
    );
  return { own, id, swap, ...calls };
}

test('S-09 another recipe takes the place of one in the next delivery alone, or in all', async () => {
  const { swap, get, call: own } = await cat();
  const next = await swap(SMALL, { scope: 'next' });
  expect(next.status).toBe(200);
  expect(next.body.items).toMatchObject([
    { variantCode: KIBBLE, quantity: 0, laterQuantity: 1 },
    { variantCode: SMALL, quantity: 2, laterQuantity: 0, unitPrice: 1800 },
  ]);
  const { body: drafts } = await own('GET', '/drafts');
  expect(drafts['hydra:member'][0].items).toMatchObject([
    { variantCode: SMALL, quantity: 2, subscriptionInterval: 31 },
  ]);
  const back = (await get()).body.items[1].id;
  const all = await own('PATCH', `/items/${back}/variant`, {
    productVariant: KIBBLE,
    quantity: 3,
    scope: 'all',
  });
  expect(all.body.items).toMatchObject([{ variantCode: KIBBLE, quantity: 3, laterQuantity: 4 }]);
});

test('S-09 replaced for all, what was there is gone, and the amounts are those of the draft', async () => {
  const { swap, call: own } = await cat();
  const { body } = await swap(SMALL, { scope: 'all' });
  expect(body.items).toMatchObject([{ variantCode: SMALL, quantity: 2, laterQuantity: 2 }]);
  expect(body.items).toHaveLength(1);
  expect(body.total).toBe(3600 + 490);
  const { body: drafts } = await own('GET', '/drafts');
  expect(drafts['hydra:member'][0].total).toBe(4090);
});

test('S-09 where two foods overlap, one piece of the old one comes once more', async () => {
  const { swap, call: own, id } = await cat();
  await own('PATCH', `/items/${id}`, { quantity: 4, scope: 'all' });
  const { body } = await swap(SMALL, { scope: 'all', overlap: true });
  expect(body.items).toMatchObject([
    { variantCode: KIBBLE, quantity: 1, laterQuantity: 0 },
    { variantCode: SMALL, quantity: 2, laterQuantity: 2 },
  ]);
});

test('S-09 N-06 the preview of a swap is what the swap then costs', async () => {
  const { swap, post } = await cat();
  const wanted = { productVariant: SMALL, quantity: 2, scope: 'all', overlap: true };
  const { id } = await cat('other@example.org');
  expect((await post('/previews', { change: 'replace', id, ...wanted })).status).toBe(404);
  const own = await cat('third@example.org');
  const seen = await own.post('/previews', { change: 'replace', id: own.id, ...wanted });
  expect(seen.status).toBe(200);
  const done = await own.swap(SMALL, { scope: 'all', overlap: true });
  expect(seen.body.after[0].total).toBe(done.body.total);
  expect(seen.body.after[1].total).toBe(4090);
  expect((await swap(SMALL)).status).toBe(200);
});

test('S-09 a swap is refused in words: another animal, once only, nothing sold, too much, the same', async () => {
  const { swap } = await cat();
  const refused = await swap(DOG);
  expect(refused.status).toBe(422);
  expect(violations(refused)).toEqual(['productVariant:subscription.other_species']);
  expect(refused.body['hydra:description']).toMatch(/pour un autre animal/);
  expect(violations(await swap(BOWL, { scope: 'all' }))).toEqual([
    'productVariant:subscription.once_only',
  ]);
  expect(violations(await swap('99999999'))).toEqual(['productVariant:variant.unavailable']);
  expect(violations(await swap(KIBBLE))).toEqual(['productVariant:subscription.same_item']);
  expect(violations(await swap(SMALL, { quantity: 6 }))).toEqual([':stock']);
  expect((await swap(SMALL, { quantity: 0 })).status).toBe(422);
});

test('S-09 SUB-09 nobody but its owner swaps, not on an older version, and not after the limit', async () => {
  const { own, id, swap, get } = await cat();
  const stranger = await signedIn(shop, 'stranger@example.org');
  const foreign = await of({ code: own.code, headers: stranger.headers }).patch(
    `/items/${id}/variant`,
    { productVariant: SMALL, quantity: 1 },
  );
  expect(foreign.status).toBe(404);
  expect((await swap(SMALL, {}, { 'if-match': '"0"' })).status).toBe(409);
  await shop.database.pool.query(
    "update subscription_cycles set shipping_date = $1 where state = 'draft'",
    [shop.appContext.clock.today().add({ days: 3 }).toString()],
  );
  const locked = await swap(SMALL);
  expect(locked.status).toBe(422);
  expect(violations(locked)).toEqual([':subscription.locked']);
  expect((await get()).body.items).toMatchObject([{ variantCode: KIBBLE, quantity: 1 }]);
});

test('S-09 TIN to KIBBLE: what is in the delivery already adds up', async () => {
  const own = await subscribe(
    'two@example.org',
    [TIN, 4, { subscriptionInterval: 31 }],
    [KIBBLE, 1, { subscriptionInterval: 31 }],
  );
  const { get, patch } = of(own);
  const tins = (await get()).body.items.find(
    ({ variantCode }: { variantCode: string }) => variantCode === TIN,
  ).id;
  const { body } = await patch(`/items/${tins}/variant`, {
    productVariant: KIBBLE,
    quantity: 2,
    scope: 'all',
  });
  expect(body.items).toMatchObject([{ variantCode: KIBBLE, quantity: 3, laterQuantity: 3 }]);
});

test('S-09 N-01 what takes the place of a food feeds whom that fed', async () => {
  const { own, id, swap, put } = await cat();
  const added = await call('POST', '/animals', { ...milo, name: 'Isis' }, own.headers);
  const fed = await put(`/items/${id}/animals`, { animals: [added.body['@id']] });
  expect(fed.status).toBe(200);
  const { body } = await swap(SMALL, { scope: 'all' });
  expect(body.items).toMatchObject([{ variantCode: SMALL, animals: [{ name: 'Isis' }] }]);
});
