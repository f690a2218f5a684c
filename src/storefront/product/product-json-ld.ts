import type { ContentVariant } from '#modules/catalog/contracts.ts';
import type { ShippingMethodShape } from '#modules/checkout/contracts.ts';
import { paths } from '#pages/paths.ts';
import type { Site } from '#pages/sites.ts';
import { type ItemDelivery, itemDeliveries } from '../feed/item-delivery.ts';
import type { ShownProduct } from './load-product.ts';

const addressOf = ({ kind, slug }: ShownProduct, format?: string) =>
  kind === 'sample' ? paths.sample(slug) : paths.product(slug, format);

const euros = (cents: number) => (cents / 100).toFixed(2);

/**
 * Structured data of a product, its formats and breadcrumb (SEO-01 to SEO-03): what the page shows,
 * and each format's delivery cost in the site's country, as in the product feed.
 */
export function productJsonLd(
  site: Site,
  product: ShownProduct,
  methods: readonly ShippingMethodShape[],
): object[] {
  const { name, sku, shortDescription, gallery, composition, rating, variants } = product;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      name,
      productGroupID: sku,
      variesBy: 'https://schema.org/size',
      description: shortDescription,
      url: site.origin + addressOf(product),
      image: gallery.map(({ url }) => site.origin + url),
      brand: { '@type': 'Brand', name: 'Gamelle' },
      additionalProperty: composition
        ? [{ '@type': 'PropertyValue', propertyID: 'composition', value: composition }]
        : undefined,
      // Demonstration reviews must not be reported to search engines (REV-01).
      aggregateRating:
        rating.average !== null && !rating.isDemo
          ? {
              '@type': 'AggregateRating',
              ratingValue: rating.average,
              reviewCount: rating.count,
              bestRating: 5,
            }
          : undefined,
      hasVariant: variants.map((variant) => format(site, product, variant, methods)),
    },
    breadcrumb(site, product),
  ];
}

/** Structured data of a format: sku, picture and offer. */
function format(
  site: Site,
  product: ShownProduct,
  variant: ContentVariant,
  methods: readonly ShippingMethodShape[],
) {
  const { sku, gtin, image } = variant;
  const picture = image ?? product.gallery[0];
  return {
    '@type': 'Product',
    sku,
    gtin: gtin ?? undefined,
    name: `${product.name}, ${variant.format}`,
    size: variant.format,
    image: picture ? site.origin + picture.url : undefined,
    offers: offer(site, product, variant, methods),
  };
}

/** Structured data of the one-off price, price per kilo, availability and delivery cost. */
function offer(
  site: Site,
  product: ShownProduct,
  variant: ContentVariant,
  methods: readonly ShippingMethodShape[],
) {
  const { slug, base_price, price_per_unit, availability } = variant;
  return {
    '@type': 'Offer',
    url: site.origin + addressOf(product, slug),
    price: euros(base_price),
    priceCurrency: 'EUR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${STOCK[availability]}`,
    priceSpecification: price_per_unit
      ? {
          '@type': 'UnitPriceSpecification',
          price: euros(price_per_unit.ttc),
          priceCurrency: 'EUR',
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
        }
      : undefined,
    shippingDetails: itemDeliveries(variant, methods).map(shipping),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: site.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}

const shipping = ({ countryCode, price, minDays, maxDays }: ItemDelivery) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: euros(price), currency: 'EUR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryCode },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: {
      '@type': 'QuantitativeValue',
      minValue: minDays,
      maxValue: maxDays,
      unitCode: 'DAY',
    },
  },
});

const STOCK = {
  available: 'InStock',
  out_of_stock: 'OutOfStock',
  stopped: 'Discontinued',
  unavailable: 'OutOfStock',
  no_longer_sold: 'Discontinued',
};

function breadcrumb(site: Site, product: ShownProduct) {
  const { breadcrumb: trail, name } = product;
  const steps = [
    ...trail.map((one) => ({ name: one.name, path: paths.category(one.path) })),
    { name, path: addressOf(product) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: step.name,
      item: site.origin + step.path,
    })),
  };
}
