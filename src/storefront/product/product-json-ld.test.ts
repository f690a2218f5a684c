import { expect, test } from 'vitest';
import type { Site } from '#pages/sites.ts';
import type { ShownProduct } from './load-product.ts';
import { productJsonLd } from './product-json-ld.ts';

const site: Site = {
  country: 'FR',
  channelCode: 'FR_WEB',
  locale: 'fr_FR',
  origin: 'https://gamelle.test',
  hreflang: 'fr-FR',
};
const product: ShownProduct = {
  sku: 'PR000123',
  slug: 'saumon',
  name: 'Saumon',
  animalType: 2,
  kind: 'kibble',
  viewable: true,
  oldProduct: false,
  availability: 'available',
  replacedBy: null,
  subscribable: true,
  shortDescription: 'Court.',
  description: '',
  feedType: 'complete',
  composition: 'Saumon 26 %',
  additives: null,
  analyticalConstituents: [],
  ration: [],
  guideStages: ['adult'],
  metabolizableEnergy: null,
  instructions: null,
  storage: null,
  operator: null,
  kibbleMm: null,
  packaging: [],
  safety: null,
  seo: { title: 'Saumon', description: 'Court.' },
  facts: [],
  breadcrumb: [{ path: 'chat', name: 'Chat' }],
  gallery: [],
  rating: { count: 12, average: 4.5, distribution: [0, 0, 1, 4, 7], isDemo: false },
  variants: [
    {
      id: 1,
      sku: '10012345',
      slug: '4-kg',
      format: '4 kg',
      weight: 4000,
      gross_weight: 4100,
      gtin: '3701234567891',
      reference: '10012345',
      show_variant: true,
      in_stock: true,
      availability: 'available',
      base_price: 4100,
      base_price_tf: 3417,
      base_price_subscription: 3690,
      original_price: null,
      price_per_unit_subscription: null,
      image: null,
      price_per_unit: { ttc: 1025, ht: 854, unit: 'kg' },
    },
  ],
};

test('SEO-01 SEO-02 offers carry the one-off price anybody pays, and its price per kilo', () => {
  expect(productJsonLd(site, product)[0]).toMatchObject({
    '@type': 'Product',
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    offers: [
      {
        url: 'https://gamelle.test/produits/saumon/4-kg/',
        price: '41.00',
        gtin: '3701234567891',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '10.25', referenceQuantity: { unitCode: 'KGM' } },
      },
    ],
  });
});

test('REV-01 invented reviews are never told to search engines', () => {
  const demo = { ...product, rating: { ...product.rating, isDemo: true } };
  expect(JSON.stringify(productJsonLd(site, demo))).not.toContain('aggregateRating');
});

test('SEO-03 the trail ends at the product', () => {
  expect(productJsonLd(site, product)[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://gamelle.test/chat/' },
      { position: 2, name: 'Saumon', item: 'https://gamelle.test/produits/saumon/' },
    ],
  });
});
