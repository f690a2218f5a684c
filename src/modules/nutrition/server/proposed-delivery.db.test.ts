import { beforeEach, expect, test } from 'vitest';
import { publishProduct } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { goToNoon } from '../../../../tests/support/go-to-noon.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';
import type { RecommendationAnswer } from '../contracts.ts';

const shop = testShop();
const { call, add } = orderCalls(shop);

beforeEach(async () => {
  await goToNoon(shop.appContext.clock, '2026-11-20');
  await stockShop(shop.appContext);
  const { food } = productDraft();
  const formats = [
    ['20000001', 2000, 1690, 1521],
    ['20000002', 4000, 2990, 2691],
    ['20000003', 12_000, 7490, 6741],
  ] as const;
  await transact(shop.appContext, (work) =>
    publishProduct(
      work,
      productDraft({
        sku: 'PR000401',
        slug: 'pr000401',
        name: 'PR000401',
        species: 'dog',
        guide: {
          lifeStages: ['adult'],
          sizes: [],
          seniorOnly: false,
          neutered: 'any',
          breeds: [],
          benefits: [],
          light: false,
        },
        food: food && { ...food, declaredEnergy: 379.2 },
        variants: formats.map(([code, netGrams, cents, subscriptionCents]) =>
          variantDraft({
            code,
            slug: `${netGrams / 1000}-kg`,
            format: `${netGrams / 1000} kg`,
            netGrams,
            grossGrams: netGrams + 100,
            cents,
            subscriptionCents,
            stockOnHand: 40,
          }),
        ),
      }),
    ),
  );
});

const dog = {
  type: 1,
  breed: null,
  birthday: '2022-05-01',
  sterilized: true,
  condition: 3,
  activity: 'moderee',
  feature: [],
  feeds: ['croquettes'],
};

async function proposalFor(weight: number) {
  const path = '/api/b2c-recommendation/getReco';
  const response = await shop.request('POST', path, { ...dog, weight, weightConfirmed: true });
  const { data } = (await response.json()) as { data: RecommendationAnswer };
  const proposal = data.menus[0]?.proposal;
  if (!proposal?.subscription) throw new Error('a format is proposed on subscription');
  return { ...proposal, subscription: proposal.subscription };
}

async function cartWith(sku: string, bags: number, subscriptionInterval: number | null) {
  const { body: cart } = await call('POST', '', {});
  const variant = `/api/v2/shop/product-variants/${sku}`;
  const { body } = await add(cart.tokenValue, variant, bags, { subscriptionInterval });
  return { goods: body.itemsTotal, delivery: body.shippingTotal };
}

test.each([3, 6, 12, 22, 35, 60])(
  'S-08 S-20 what the guide says of price and delivery is what the cart asks: a dog of %d kg',
  async (weight) => {
    const { sku, bags, frequency, once, subscription } = await proposalFor(weight);
    expect(await cartWith(sku, bags, frequency)).toEqual(subscription);
    expect(await cartWith(sku, bags, null)).toEqual(once);
  },
);

test('S-20 a small dog is not sent a small bag, with its postage, every three weeks', async () => {
  // A bag of 2 kg would last it 24 days.
  const { sku, days, frequency } = await proposalFor(4.6);
  expect(sku).not.toBe('20000001');
  expect(frequency).toBeGreaterThan(31);
  expect(days).toBeLessThanOrEqual(62);
});

test('N-21 each format has its own plan, what is proposed is the cheapest that stays fresh, and the cart asks the same', async () => {
  const path = '/api/b2c-recommendation/getReco';
  const response = await shop.request('POST', path, { ...dog, weight: 12, weightConfirmed: true });
  const { data } = (await response.json()) as { data: RecommendationAnswer };
  const [menu] = data.menus;
  expect(menu?.isForAge).toBe(true);
  const plans = menu?.formats.map(({ sku, plan }) => ({ format: sku, plan })) ?? [];
  expect(plans).toHaveLength(3);
  const costs = new Map<string, number>();
  for (const { format, plan } of plans) {
    if (!plan?.subscription) throw new Error('each format is proposed');
    expect(plan.sku).toBe(format);
    expect(await cartWith(format, plan.bags, plan.frequency)).toEqual(plan.subscription);
    const { goods, delivery } = plan.subscription;
    if (plan.days <= 62) costs.set(format, (goods + (delivery ?? 0)) / plan.frequency);
  }
  const best = plans.find(({ format }) => format === menu?.proposal?.sku);
  expect(best?.plan).toEqual(menu?.proposal);
  expect(costs.get(best?.format ?? '')).toBe(Math.min(...costs.values()));
});

test('N-21 a food that is not made for the age of an animal says so beside its ration', async () => {
  const path = '/api/b2c-recommendation/getReco';
  const puppy = { ...dog, birthday: '2026-06-01', breed: 'labrador_retriever', gender: 1 };
  const body = { ...puppy, weight: 15, weightConfirmed: true, foods: ['PR000401'] };
  const response = await shop.request('POST', path, body);
  const { data } = (await response.json()) as { data: RecommendationAnswer };
  expect(data.menus.map(({ sku, isForAge }) => ({ sku, isForAge }))).toEqual([
    { sku: 'PR000401', isForAge: false },
  ]);
});
