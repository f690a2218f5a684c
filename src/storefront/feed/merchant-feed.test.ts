import { expect, test } from 'vitest';
import type { ContentVariant } from '#modules/catalog/contracts.ts';
import type { ShippingMethodShape } from '#modules/checkout/contracts.ts';
import type { Site } from '#pages/sites.ts';
import { type FeedProduct, merchantFeed } from './merchant-feed.ts';

const site: Site = {
  country: 'FR',
  channelCode: 'FR_WEB',
  locale: 'fr_FR',
  origin: 'https://gamelle.test',
  hreflang: 'fr-FR',
};

const variant = (changes: Partial<ContentVariant> = {}): ContentVariant => ({
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
  price_per_unit: { ttc: 1025, ht: 854, unit: 'kg' },
  price_per_unit_subscription: null,
  image: null,
  ...changes,
});

const product = (variants: ContentVariant[]): FeedProduct => ({
  sku: 'PR000123',
  slug: 'saumon',
  name: 'Saumon & riz',
  kind: 'kibble',
  animalType: 2,
  shortDescription: 'Du saumon <frais>.',
  breadcrumb: [{ path: 'chat', name: 'Chat' }],
  composition: 'Saumon 40 %',
  additives: null,
  analyticalConstituents: [{ code: 'protein', label: 'Protéine brute', value: 32.5, unit: '%' }],
  metabolizableEnergy: null,
  ProductVariants: variants,
});

const method = (kind: 'home' | 'relay', maxParcelGrams: number): ShippingMethodShape => ({
  '@id': '/api/v2/shop/shipping-methods/home',
  '@type': 'ShippingMethod',
  id: 1,
  code: 'home',
  position: 1,
  name: 'À domicile',
  description: null,
  kind,
  carrier: 'Colis',
  tariff: { countryCode: 'FR', price: 490, freeFrom: 4900, maxParcelGrams, maxParcels: 1 },
  deliveryEstimate: { minDays: 2, maxDays: 4, from: '2026-11-27', to: '2026-12-01' },
});

const feed = (variants: ContentVariant[], methods = [method('home', 20_000)]) =>
  merchantFeed(site, [product(variants)], methods);

test('W-12 SEO-06 a format has its price, unit price measure, EAN, label and what its delivery costs', () => {
  const xml = feed([variant()]);
  expect(xml).toContain('<g:item_group_id>PR000123</g:item_group_id>');
  expect(xml).toContain('<g:title>Saumon &amp; riz, 4 kg</g:title>');
  expect(xml).toContain('<g:description>Du saumon &lt;frais&gt;.</g:description>');
  expect(xml).toContain('<g:link>https://gamelle.test/produits/saumon/4-kg/</g:link>');
  expect(xml).toContain('<g:price>41.00 EUR</g:price>');
  expect(xml).not.toContain('<g:sale_price>');
  expect(xml).toContain('<g:gtin>3701234567891</g:gtin>');
  expect(xml).toContain('<g:unit_pricing_measure>4000g</g:unit_pricing_measure>');
  expect(xml).toContain('<g:price>4.90 EUR</g:price><g:min_transit_time>2</g:min_transit_time>');
  expect(xml).toContain('<g:attribute_value>Saumon 40 %</g:attribute_value>');
});

test('W-12 PRI-02 a reduced format names its prior price and is delivered free from the threshold on', () => {
  const xml = feed([variant({ base_price: 4900, original_price: 5600 })]);
  expect(xml).toContain('<g:price>56.00 EUR</g:price><g:sale_price>49.00 EUR</g:sale_price>');
  expect(xml).toContain('<g:price>0.00 EUR</g:price>');
});

test('W-12 what a parcel cannot carry has no delivery, a relay point is none, what is gone is out of stock', () => {
  const heavy = feed([variant()], [method('home', 4000), method('relay', 20_000)]);
  expect(heavy).not.toContain('<g:shipping>');
  const gone = feed([variant({ in_stock: false, availability: 'out_of_stock', gtin: null })]);
  expect(gone).toContain('<g:availability>out_of_stock</g:availability>');
  expect(gone).not.toContain('<g:gtin>');
  expect(gone).toContain('<g:mpn>10012345</g:mpn>');
});
