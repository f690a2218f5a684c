import { afterEach, expect, test } from 'vitest';
import { TIME_ZONE } from '#kit/dates.ts';
import { transact } from '#platform/unit-of-work.ts';
import { productDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { publishProduct } from './index.ts';
import { refreshCatalogueJob } from './jobs.ts';

const shop = testShop();
const FIRST_DAY = '2040-01-01';

afterEach(() =>
  shop.database.db.deleteFrom('tax_rates').where('valid_from', '=', FIRST_DAY).execute(),
);

test('BIZ-10 a new VAT rate changes the price without tax from its first day', async () => {
  await transact(shop.appContext, (work) => publishProduct(work, productDraft()));
  await shop.database.db
    .insertInto('tax_rates')
    .values({
      country: 'FR',
      category: 'pet_food',
      basis_points: 2500,
      valid_from: FIRST_DAY,
      valid_to: null,
      source: 'test',
    })
    .execute();
  const withoutTax = async () => {
    await refreshCatalogueJob.run(shop.appContext, undefined as never);
    const response = await shop.request('GET', '/api/b2c-products/sku-PR000123?render=1');
    const { data } = await response.json();
    return data.attributes.ProductVariants[0].base_price_tf;
  };
  const dayBefore = Temporal.PlainDate.from(FIRST_DAY).subtract({ days: 1 });
  const until = (day: Temporal.PlainDate) =>
    shop.appContext.clock.move(Temporal.Now.plainDateISO(TIME_ZONE).until(day));
  until(dayBefore);
  expect(await withoutTax()).toBe(3417);
  until(dayBefore.add({ days: 2 }));
  expect(await withoutTax()).toBe(3280);
});
