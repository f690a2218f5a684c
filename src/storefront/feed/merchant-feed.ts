import { number } from '#i18n/numbers.ts';
import type { ContentVariant, ProductComplete } from '#modules/catalog/contracts.ts';
import { offeredVariants } from '#modules/catalog/rules/index.ts';
import type { ShippingMethodShape } from '#modules/checkout/contracts.ts';
import { paths } from '#pages/paths.ts';
import { addressOn, type Site } from '#pages/sites.ts';
import { t } from './feed-words.ts';
import { itemDeliveries } from './item-delivery.ts';
import { xmlText } from './xml-text.ts';

/** The product fields of the feed. */
export type FeedProduct = Pick<
  ProductComplete,
  | 'sku'
  | 'slug'
  | 'name'
  | 'kind'
  | 'animalType'
  | 'shortDescription'
  | 'breadcrumb'
  | 'composition'
  | 'additives'
  | 'analyticalConstituents'
  | 'metabolizableEnergy'
  | 'ProductVariants'
>;

/** Google's maximum number of characters for a detail. */
const LONGEST_DETAIL = 1000;
const ANIMALS = 'Animals & Animal Supplies > Animal Supplies';

const tag = (name: string, value: string | null | undefined): string =>
  value ? `<g:${name}>${xmlText(value)}</g:${name}>` : '';

const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;

/** The category in Google's product taxonomy. */
function googleCategory({ kind, animalType }: Pick<FeedProduct, 'kind' | 'animalType'>): string {
  if (animalType === 0) return ANIMALS;
  const animal = animalType === 1 ? 'Dog' : 'Cat';
  const goods = kind === 'treat' ? 'Treats' : 'Food';
  const isEaten = kind === 'kibble' || kind === 'wet' || kind === 'treat';
  return `${ANIMALS} > ${animal} Supplies${isEaten ? ` > ${animal} ${goods}` : ''}`;
}

/** The composition of a food, as on its page. */
function details(product: FeedProduct): string {
  const { composition, additives, analyticalConstituents, metabolizableEnergy } = product;
  const rows: [string, string | null][] = [
    [t('composition'), composition],
    [t('additives'), additives],
  ];
  for (const { label, value } of analyticalConstituents)
    rows.push([label, t('constituent', { value: number(value) })]);
  if (metabolizableEnergy)
    rows.push([t('energy'), t('energyValue', { value: number(metabolizableEnergy.value) })]);
  return rows
    .map(([name, value]) =>
      value === null || value.length > LONGEST_DETAIL
        ? ''
        : `<g:product_detail>${tag('section_name', t('section'))}${tag('attribute_name', name)}` +
          `${tag('attribute_value', value)}</g:product_detail>`,
    )
    .join('');
}

function item(
  site: Site,
  product: FeedProduct,
  variant: ContentVariant,
  methods: readonly ShippingMethodShape[],
): string {
  const { sku, slug, format, base_price, original_price, availability, gtin, image } = variant;
  const isReduced = original_price !== null && original_price > base_price;
  const shipping = itemDeliveries(variant, methods).map(
    ({ countryCode, name, price, minDays, maxDays }) =>
      `<g:shipping>${tag('country', countryCode)}${tag('service', name)}` +
      `${tag('price', euros(price))}${tag('min_transit_time', String(minDays))}` +
      `${tag('max_transit_time', String(maxDays))}</g:shipping>`,
  );
  return [
    '<item>',
    tag('id', sku),
    tag('item_group_id', product.sku),
    tag('title', `${product.name}, ${format}`),
    tag('description', product.shortDescription),
    tag('link', addressOn(site, paths.product(product.slug, slug))),
    tag('image_link', image && site.origin + image.url),
    tag('availability', availability === 'available' ? 'in_stock' : 'out_of_stock'),
    // The struck price is the lowest of the thirty days before, as on the page (PRI-02).
    tag('price', euros(isReduced ? original_price : base_price)),
    tag('sale_price', isReduced ? euros(base_price) : null),
    tag('unit_pricing_measure', variant.price_per_unit && `${variant.weight}g`),
    tag('unit_pricing_base_measure', variant.price_per_unit && '1kg'),
    tag('condition', 'new'),
    tag('brand', 'Gamelle'),
    tag('gtin', gtin),
    // Own-brand products without a GTIN are identified by their sku.
    tag('mpn', sku),
    tag('size', format),
    tag('google_product_category', googleCategory(product)),
    tag('product_type', product.breadcrumb.map(({ name }) => name).join(' > ')),
    ...shipping,
    tag('shipping_weight', `${variant.gross_weight}g`),
    details(product),
    '</item>',
  ].join('');
}

/** Every format that is sold on a site, one an item, as Google Merchant Center reads it (SEO-06). */
export function merchantFeed(
  site: Site,
  products: readonly FeedProduct[],
  methods: readonly ShippingMethodShape[],
): string {
  const items = products.flatMap((product) =>
    offeredVariants(product.ProductVariants).map((variant) =>
      item(site, product, variant, methods),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(t('title'))}</title>
<link>${xmlText(addressOn(site, paths.home()))}</link>
<description>${xmlText(t('description'))}</description>
${items.join('\n')}
</channel>
</rss>
`;
}
