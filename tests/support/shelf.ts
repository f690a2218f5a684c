import { beforeEach } from 'vitest';
import {
  type ProductDraft,
  publishCategories,
  publishFilters,
  publishProduct,
} from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { productDraft, variantDraft } from './product-draft.ts';
import { testShop } from './shop.ts';

/** A valid product in `chat/croquettes`, numbered. */
export const numbered = (index: number, changes: Partial<ProductDraft> = {}) => ({
  sku: `PR${String(index).padStart(6, '0')}`,
  slug: `recette-${index}`,
  name: `Recette ${index}`,
  categories: ['chat/croquettes', 'chat'],
  variants: [variantDraft({ code: String(20_000_000 + index) })],
  ...changes,
});

/** A shop with two categories and their filters, waiting for products. Call it once at the top. */
export function testShelf() {
  const shop = testShop();
  beforeEach(() =>
    transact(shop.appContext, async (work) => {
      const seo = { title: 't', description: 'd' };
      const category = (path: string, name: string) => ({
        path,
        name,
        title: name,
        introHtml: '<p>Bonjour</p>',
        seo,
        position: 0,
        filters: ['proteine', 'besoin', 'format'],
      });
      await publishCategories(work, [
        category('chat/croquettes', 'Croquettes'),
        category('chat', 'Chat'),
      ]);
      await publishFilters(work, [
        {
          key: 'proteine',
          label: 'Protéine',
          values: [
            { value: 'saumon', label: 'Saumon' },
            { value: 'poulet', label: 'Poulet' },
          ],
        },
        { key: 'besoin', label: 'Besoin', values: [{ value: 'sterilise', label: 'Stérilisé' }] },
        { key: 'format', label: 'Format', values: [] },
      ]);
    }),
  );
  return {
    ...shop,
    publish: (...drafts: Partial<ProductDraft>[]) =>
      transact(shop.appContext, async (work) => {
        for (const draft of drafts) await publishProduct(work, productDraft(draft));
      }),
    get: async (path: string) => {
      const response = await shop.request('GET', `/api${path}`);
      return { status: response.status, body: await response.json() };
    },
  };
}
