import { afterEach, expect, test } from 'vitest';
import type { ArticleDocument } from '#modules/content/contracts.ts';
import { AnswerCache } from '#services/answer-cache.ts';
import { SearchClient } from '#services/search.ts';
import { jobRunner } from '../../../tests/support/run-jobs.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { staffCalls } from '../../../tests/support/staff.ts';
import { writeEntry } from '../../../tests/support/write-entry.ts';
import { loadResults } from './load-results.ts';
import { loadSuggestions } from './load-suggestions.ts';

const shop = testShop();

afterEach(() => {
  shop.appContext.config.LANGUAGES = ['fr'];
});

const article = (slug: string, changes: Partial<ArticleDocument>): ArticleDocument => ({
  slug,
  title: 'Changer de croquettes',
  lead: 'Dix jours, quatre mélanges.',
  seo: { title: 'Titre', description: 'Deux mots' },
  image: null,
  author: 'Hugo',
  animal: 'both',
  writtenOn: '2026-09-14',
  updatedOn: null,
  blocks: [],
  skus: [],
  ...changes,
});

test('SRC-01 the search finds articles that are published, in the language of whoever searches, and none that is withdrawn, planned or kept from search engines', async () => {
  shop.appContext.config.LANGUAGES = ['fr', 'nl'];
  const { run, start } = jobRunner(shop);
  const call = await staffCalls(shop).as('merchandising');
  const publish = (document: ArticleDocument, locale = 'fr', draft = false) =>
    writeEntry(shop, 'article', document, { locale, draft });
  const text = {
    __component: 'blocks.text' as const,
    id: 1,
    anchor: null,
    title: null,
    html: '<p>La zibeline mange <strong>peu</strong>.</p>',
  };
  const id = await publish(article('changer', { blocks: [text] }));
  await publish(article('changer', { title: 'Van voer veranderen', lead: 'Tien dagen.' }), 'nl');
  await publish(article('brouillon', { title: 'Croquettes à venir' }), 'fr', true);
  const hidden = { title: 'T', description: 'D', noindex: true };
  await publish(article('cache', { title: 'Croquettes cachées', seo: hidden }));
  await run();
  const found = async (words: string, locale = '') => {
    const client = new SearchClient({
      cache: new AnswerCache(() => 0),
      hosts: [{ base: 'http://localhost/search', send: shop.send }],
      appId: 'GAMELLE',
      apiKey: 'public-search-key',
      channelCode: 'FR_WEB',
      locale,
    });
    const results = await loadResults(client, { words, espece: null, type: null, pages: 1 });
    const suggested = await loadSuggestions(client, words);
    return {
      results: results.articles.map(({ title }) => title),
      suggested: suggested.articles.map(({ to, label }) => `${label} ${to}`),
    };
  };
  const once = {
    results: ['Changer de croquettes'],
    suggested: ['Changer de croquettes /conseils/changer/'],
  };
  // By a partial title, with a typing error, and by a word of its text.
  for (const words of ['croquet', 'croquetes', 'zibeline'])
    expect(await found(words)).toEqual(once);
  expect(await found('voer', 'nl')).toMatchObject({ results: ['Van voer veranderen'] });
  expect(await found('croquettes', 'nl')).toEqual({ results: [], suggested: [] });
  expect((await found('')).suggested).toEqual([]);
  // A rebuild from scratch, as every night, gives the same result.
  await start('rebuild-search');
  expect(await found('croquettes')).toEqual(once);
  await call('POST', `/entries/${id}/withdraw`, {});
  await run();
  expect(await found('croquettes')).toEqual({ results: [], suggested: [] });
});
