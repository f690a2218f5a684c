import { expect, test } from 'vitest';
import type { Site } from '#pages/sites.ts';
import { sitemapXml } from './sitemap-xml.ts';

const site = (country: 'FR' | 'BE', origin: string): Site => ({
  country,
  channelCode: `${country}_WEB`,
  locale: 'fr_FR',
  origin,
  hreflang: `fr-${country}`,
});
const sites = [site('FR', 'https://gamelle.test'), site('BE', 'https://be.gamelle.test')];

test('SEO-05 SEO-04 every page stands on its own site and names its sisters', () => {
  const xml = sitemapXml(sites[1] as Site, sites, [
    { path: '/produits/a&b/', changed: '2026-11-20T10:00:00.000Z' },
  ]);
  expect(xml).toContain('<loc>https://be.gamelle.test/produits/a&amp;b/</loc>');
  expect(xml).toContain('<lastmod>2026-11-20</lastmod>');
  expect(xml).toContain('hreflang="fr-FR" href="https://gamelle.test/produits/a&amp;b/"');
  expect(xml).toContain('hreflang="fr-BE"');
});
