import { expect, test } from 'vitest';
import type { ProductComplete } from '#modules/catalog/contracts.ts';
import { AnswerCache } from '#services/answer-cache.ts';
import { ContentClient } from '#services/content.ts';
import { relatedTo } from './load-product.ts';

const summary = (sku: string) => ({
  id: 1,
  attributes: { sku, slug: sku, name: sku, viewable: true, oldProduct: false, ProductVariants: [] },
});

test('CAT-28 what goes with a product is never the product itself', async () => {
  const neighbours = ['PR000001', 'PR000002', 'PR000003'].map(summary);
  const client = new ContentClient({
    base: 'http://content.test',
    cache: new AnswerCache(() => 0),
    channelCode: 'FR_WEB',
    locale: 'fr_FR',
    send: async ({ url }) => {
      const wanted = new URL(url).searchParams.getAll('filters[sku][$in]').join();
      const isNamed = url.includes('filters');
      const data = isNamed
        ? neighbours.filter(({ attributes }) => wanted.includes(attributes.sku))
        : neighbours;
      return Response.json({ data, meta: {} });
    },
  });
  const product = {
    sku: 'PR000001',
    crossSell: ['PR000001', 'PR000003'],
    category: { path: 'chien' },
  } as unknown as ProductComplete;
  const shown = await relatedTo(client, product);
  expect(shown.map(({ sku }) => sku)).toEqual(['PR000003', 'PR000002']);
});
