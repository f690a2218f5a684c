import { expect, test } from 'vitest';
import type { ShippingMethodShape } from '#modules/checkout/contracts.ts';
import { quote } from '#modules/shipping/rules/index.ts';
import type { Site } from '#pages/sites.ts';
import { demoShop } from '../../../seeds/index.ts';
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

type Tariff = NonNullable<ShippingMethodShape['tariff']>;

const method = (kind: 'home' | 'relay', tariff: Partial<Tariff> = {}): ShippingMethodShape => ({
  '@id': `/api/v2/shop/shipping-methods/${kind}`,
  '@type': 'ShippingMethod',
  id: 1,
  code: kind,
  position: 1,
  name: 'À domicile',
  description: null,
  kind,
  carrier: 'Colis',
  tariff: {
    countryCode: 'FR',
    price: 490,
    freeFrom: 4900,
    maxParcelGrams: 20_000,
    maxParcels: 1,
    ...tariff,
  },
  deliveryEstimate: { minDays: 2, maxDays: 4, from: '2026-11-27', to: '2026-12-01' },
});

const [sold] = product.variants;
if (!sold) throw new Error('a format is sold');

interface StructuredFormat {
  sku: string;
  offers: {
    price: string;
    availability: string;
    shippingDetails: { shippingRate: { value: string } }[];
  };
}

/** The formats in the structured data. */
function formatsOf(variants: ShownProduct['variants'], methods: ShippingMethodShape[]) {
  const [group] = productJsonLd(site, { ...product, variants }, methods);
  return (group as { hasVariant: StructuredFormat[] }).hasVariant;
}

test('SEO-01 SEO-02 offers carry the one-off price anybody pays, its price per kilo and its delivery, each with its format (W-13)', () => {
  expect(productJsonLd(site, product, [method('home')])[0]).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'PR000123',
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    hasVariant: [
      {
        '@type': 'Product',
        sku: '10012345',
        gtin: '3701234567891',
        size: '4 kg',
        offers: {
          url: 'https://gamelle.test/produits/saumon/4-kg/',
          price: '41.00',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          priceSpecification: { price: '10.25', referenceQuantity: { unitCode: 'KGM' } },
          shippingDetails: [
            {
              shippingRate: { value: '4.90', currency: 'EUR' },
              shippingDestination: { addressCountry: 'FR' },
              deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
            },
          ],
        },
      },
    ],
  });
});

test('W-13 of all formats price, stock and delivery are those of the shop and of its quote', () => {
  const formats = demoShop.products.flatMap(({ variants }) =>
    variants.map(({ code, slug, format, priceCents, netGrams, grossGrams, stockOnHand }) => ({
      ...sold,
      sku: code,
      slug,
      format,
      weight: netGrams,
      gross_weight: grossGrams,
      base_price: priceCents,
      in_stock: stockOnHand > 0,
      availability: stockOnHand > 0 ? ('available' as const) : ('out_of_stock' as const),
    })),
  );
  const home = method('home', { maxParcelGrams: 12_000 });
  const structured = formatsOf(formats, [home, method('relay')]);
  expect(structured).toHaveLength(formats.length);
  for (const [nth, { sku, offers }] of structured.entries()) {
    const variant = formats[nth];
    if (!variant || !home.tariff) throw new Error('as many as there are');
    const { base_price, gross_weight, in_stock } = variant;
    expect([sku, Number(offers.price)]).toEqual([variant.sku, base_price / 100]);
    expect(offers.availability.endsWith('/InStock')).toBe(in_stock);
    const quoted = quote(home.tariff, [{ grossGrams: gross_weight, quantity: 1 }], base_price);
    const rates = offers.shippingDetails.map(({ shippingRate }) => Number(shippingRate.value));
    expect([sku, rates]).toEqual([sku, quoted ? [quoted.price / 100] : []]);
  }
});

test('REV-01 invented reviews are never told to search engines', () => {
  const demo = { ...product, rating: { ...product.rating, isDemo: true } };
  expect(JSON.stringify(productJsonLd(site, demo, []))).not.toContain('aggregateRating');
});

test('SEO-03 the trail ends at the product', () => {
  expect(productJsonLd(site, product, [])[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://gamelle.test/chat/' },
      { position: 2, name: 'Saumon', item: 'https://gamelle.test/produits/saumon/' },
    ],
  });
});
