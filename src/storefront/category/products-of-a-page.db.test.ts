import { expect, onTestFinished, test } from 'vitest';
import { PAGE_SIZES } from '#kit/page-size.ts';
import { AnswerCache } from '#services/answer-cache.ts';
import { ContentClient } from '#services/content.ts';
import { SearchClient } from '#services/search.ts';
import { jobRunner } from '../../../tests/support/run-jobs.ts';
import { numbered, testShelf } from '../../../tests/support/shelf.ts';
import { loadResults } from '../search/load-results.ts';
import { loadCategory } from './load-category.ts';

const shop = testShelf();
const { publish, get } = shop;

test('CAT-01 SRC-01 the products of a page are one number: service, shelf and search results follow it', async () => {
  const usual = PAGE_SIZES.products;
  PAGE_SIZES.products = 2;
  onTestFinished(() => {
    PAGE_SIZES.products = usual;
  });
  await publish(numbered(1), numbered(2), numbered(3), numbered(4), numbered(5));
  const { body } = await get('/b2c-categories/chat');
  expect(body.data.attributes.products).toHaveLength(2);
  expect(body.meta.pagination).toMatchObject({ pageSize: 2, pageCount: 3, total: 5 });
  const shown = { base: 'http://localhost/api', send: shop.send, cache: new AnswerCache(() => 0) };
  const content = new ContentClient({ ...shown, channelCode: 'FR_WEB', locale: 'fr_FR' });
  const query = { selected: {}, sort: 'relevance' as const, pages: 2 };
  const { products, total } = await loadCategory(content, 'chat', query);
  expect([products.length, total]).toEqual([4, 5]);
  await jobRunner(shop).start('rebuild-search');
  const search = new SearchClient({
    cache: new AnswerCache(() => 0),
    hosts: [{ base: 'http://localhost/search', send: shop.send }],
    appId: 'GAMELLE',
    apiKey: 'public-search-key',
    channelCode: 'FR_WEB',
  });
  const words = { words: 'recette', espece: null, type: null };
  expect((await loadResults(search, { ...words, pages: 1 })).products).toHaveLength(2);
  expect((await loadResults(search, { ...words, pages: 2 })).products).toHaveLength(4);
});
