import {
  publishCategories,
  publishCrossSell,
  publishFilters,
  publishProduct,
} from '#modules/catalog/server/index.ts';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { demoShop } from '../../seeds/index.ts';
import type { AppContext } from '../../src/registry/schema.ts';
import { Pictures } from '../../src/seed/pictures.ts';
import { productDraft } from '../../src/seed/product-draft.ts';
import { publishContent } from '../../src/seed/publish-content.ts';
import { publishMethods } from '../../src/seed/publish-methods.ts';
import { promotion, publishSponsorship } from '../support/stocked-shop.ts';

/** Every fifth product of the demonstration shop, and its samples, undrawn; all of its texts. */
export async function openSmallShop(appContext: AppContext): Promise<void> {
  const pictures = new Pictures();
  const today = appContext.clock.today();
  await transact(appContext, async (work) => {
    await publishFilters(work, demoShop.filters);
    await publishCategories(
      work,
      demoShop.categories.map(({ intro, seoTitle, seoDescription, ...category }) => ({
        ...category,
        introHtml: intro,
        seo: { title: seoTitle, description: seoDescription },
      })),
    );
    await publishMethods(work, demoShop);
    await publishContent(work, demoShop, pictures);
    const remaining = demoShop.products.filter(
      ({ kind, sampleOf }, place) => place % 5 === 0 || (kind === 'sample' && !sampleOf),
    );
    for (const product of remaining)
      await publishProduct(work, {
        ...productDraft(product, today, pictures),
        pictures: [],
        replacedBy: null,
        sampleOf: null,
      });
    const skus = remaining.map(({ sku }) => sku);
    for (const { crossSell: _, ...named } of demoShop.crossSells)
      await publishCrossSell(work, { ...named, skus: skus.slice(0, 4), mainProduct: null });
    await publishSponsorship(work);
    await publishPromotion(work, {
      promotion: promotion({ code: 'welcome', reward: { kind: 'amount', amount: 500 } }),
      channels: [],
      coupons: [{ code: 'BIENVENUE5', totalUses: null }],
    });
  });
}
