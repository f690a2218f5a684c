import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { testAppContext } from '../../../../tests/support/app-context.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import type { ProductDraft } from './index.ts';
import { findVariantsForSale, publishProduct, returnStock, takeStock } from './index.ts';

const database = testDatabase();
const appContext = testAppContext(database);

const publish = (changes: Partial<ProductDraft> = {}) =>
  transact(appContext, (work) => publishProduct(work, productDraft(changes)));
const forSale = (...codes: string[]) => findVariantsForSale(database.db, 'FR_WEB', codes);

test('BIZ-06 a published variant is sold at its price and at 90 % of it on subscription', async () => {
  await publish();
  const [variant] = await forSale('10012345');
  expect(variant).toMatchObject({
    code: '10012345',
    productSku: 'PR000123',
    productSlug: 'croquettes-chat-sterilise-saumon',
    variantName: '4 kg',
    unitPrice: 4100,
    subscriptionUnitPrice: 3690,
    originalUnitPrice: null,
    category: 'food',
    onHand: 10,
    availability: 'available',
  });
});

test('BIZ-06 another subscription price is refused', async () => {
  const wrong = publish({ variants: [variantDraft({ subscriptionCents: 3700 })] });
  await expect(wrong).rejects.toThrow('product.subscription_price');
});

test('FOOD-01 food is not published without its whole label', async () => {
  await expect(publish({ food: null })).rejects.toThrow('product.label_missing');
  const { food } = productDraft();
  const noFibre = food && {
    ...food,
    analyticalConstituents: food.analyticalConstituents.filter(({ code }) => code !== 'fibre'),
  };
  await expect(publish({ food: noFibre })).rejects.toThrow('product.label_missing');
  expect(await forSale('10012345')).toEqual([]);
});

test('PRI-02 raising a price before lowering it strikes through the lowest of 30 days', async () => {
  await publish({ variants: [variantDraft({ cents: 4000, subscriptionCents: 3600 })] });
  appContext.clock.move(Temporal.Duration.from({ days: 10 }));
  await publish({ variants: [variantDraft({ cents: 5000, subscriptionCents: 4500 })] });
  appContext.clock.move(Temporal.Duration.from({ days: 20 }));
  await publish({ variants: [variantDraft({ cents: 3500, subscriptionCents: 3150 })] });
  appContext.clock.move(new Temporal.Duration());
  const [variant] = await forSale('10012345');
  expect(variant).toMatchObject({ unitPrice: 3500, originalUnitPrice: 4000 });
});

test('PRI-02 a price once applied cannot be rewritten', async () => {
  await publish();
  const rewrite = database.db.updateTable('price_history').set({ cents: 1 }).execute();
  await expect(rewrite).rejects.toThrow('append-only');
});

test('stock is taken, refused when short, and given back', async () => {
  await publish();
  const line = (quantity: number) => [{ variantCode: '10012345', quantity }];
  await transact(appContext, (work) => takeStock(work, line(8)));
  const short = transact(appContext, (work) => takeStock(work, line(3)));
  await expect(short).rejects.toMatchObject({
    code: 'stock',
    params: { variantCode: '10012345', onHand: 2, quantity: 3 },
  });
  await transact(appContext, (work) => takeStock(work, line(2)));
  expect((await forSale('10012345'))[0]?.availability).toBe('out_of_stock');
  await transact(appContext, (work) => returnStock(work, line(1)));
  expect((await forSale('10012345'))[0]).toMatchObject({ availability: 'available', onHand: 1 });
});

test('two buyers of the last bag: one gets it', async () => {
  await publish({ variants: [variantDraft({ stockOnHand: 1 })] });
  const buy = () =>
    transact(appContext, (work) => takeStock(work, [{ variantCode: '10012345', quantity: 1 }]));
  const outcomes = await Promise.allSettled([buy(), buy(), buy()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('CAT-09 a hidden variant and a product no longer sold say so', async () => {
  await publish({ variants: [variantDraft({ visible: false })] });
  expect((await forSale('10012345'))[0]?.availability).toBe('unavailable');
  await publish({ status: 'stopped' });
  expect((await forSale('10012345'))[0]?.availability).toBe('stopped');
});
