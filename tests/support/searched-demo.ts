import {
  publishCategories,
  publishFilters,
  publishProduct,
} from '#modules/catalog/server/index.ts';
import { renderMarkdown } from '#modules/content/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { demoShop } from '../../seeds/index.ts';
import type { AppContext } from '../../src/registry/schema.ts';
import { Pictures } from '../../src/seed/pictures.ts';
import { productDraft } from '../../src/seed/product-draft.ts';

/** Publishes the demonstration's categories and products without pictures, for search tests. */
export async function publishDemoCatalogue(appContext: AppContext): Promise<void> {
  const today = appContext.clock.today();
  const pictures = new Pictures();
  const drafts = demoShop.products
    .map((product) => productDraft(product, today, pictures))
    .toSorted((a, b) => Number(a.replacedBy !== null) - Number(b.replacedBy !== null));
  await transact(appContext, async (work) => {
    await publishFilters(work, demoShop.filters);
    await publishCategories(
      work,
      demoShop.categories.map(({ intro, seoTitle, seoDescription, ...category }) => ({
        ...category,
        introHtml: renderMarkdown(intro),
        seo: { title: seoTitle, description: seoDescription },
      })),
    );
    for (const draft of drafts) await publishProduct(work, { ...draft, pictures: [] });
  });
}
