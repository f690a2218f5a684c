import { parseXml } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import type { Site } from '#pages/sites.ts';
import { recallFeed } from './recall-feed.ts';

const site: Site = {
  country: 'BE',
  channelCode: 'BE_WEB',
  locale: 'fr_FR',
  origin: 'https://be.gamelle.test',
  hreflang: 'fr-BE',
};

test('E-15 FOOD-03 each recall is an item with its page, its moment, its reason and what to do', () => {
  const feed = recallFeed(site, [
    {
      '@id': '/api/v2/shop/recalls/7',
      '@type': 'Recall',
      id: 7,
      productName: 'Saumon & riz',
      lot: 'L<24>',
      bestBefore: [],
      reason: 'Morceaux de plastique.',
      advice: 'Ne le donnez plus.',
      announcedAt: '2026-11-24T09:30:00+01:00',
    },
  ]);
  expect(() => parseXml(feed)).not.toThrow();
  const [head = '', item = ''] = feed.split('<item>');
  expect(head).toContain('<link>https://be.gamelle.test/rappels-de-produits/</link>');
  expect(head).toContain('<language>fr-be</language>');
  expect(item).toContain('<title>Rappel : Saumon &amp; riz, lot L&lt;24&gt;</title>');
  const address = 'https://be.gamelle.test/rappels-de-produits/7/';
  expect(item).toContain(`<link>${address}</link><guid isPermaLink="true">${address}</guid>`);
  expect(item).toContain('<pubDate>Tue, 24 Nov 2026 08:30:00 GMT</pubDate>');
  expect(item).toContain('Morceaux de plastique.\n\nNe le donnez plus.');
});

test('E-15 without recalls it is a feed all the same', () => {
  const feed = recallFeed(site, []);
  expect(() => parseXml(feed)).not.toThrow();
  expect(feed).not.toContain('<item>');
});
