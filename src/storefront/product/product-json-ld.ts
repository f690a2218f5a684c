import type { ContentVariant } from '#modules/catalog/contracts.ts';
import { paths } from '#pages/paths.ts';
import type { Site } from '#pages/sites.ts';
import type { ShownProduct } from './load-product.ts';

const addressOf = ({ kind, slug }: ShownProduct, format?: string) =>
  kind === 'sample' ? paths.sample(slug) : paths.product(slug, format);

const euros = (cents: number) => (cents / 100).toFixed(2);

/** Product, its offers and its trail for search engines (SEO-01 to SEO-03): what the page shows. */
export function productJsonLd(site: Site, product: ShownProduct): object[] {
  const { name, sku, shortDescription, gallery, composition, rating, variants } = product;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      sku,
      description: shortDescription,
      url: site.origin + addressOf(product),
      image: gallery.map(({ url }) => site.origin + url),
      brand: { '@type': 'Brand', name: 'Gamelle' },
      additionalProperty: composition
        ? [{ '@type': 'PropertyValue', propertyID: 'composition', value: composition }]
        : undefined,
      // Invented reviews are no claim to make to a search engine (REV-01).
      aggregateRating:
        rating.average !== null && !rating.isDemo
          ? {
              '@type': 'AggregateRating',
              ratingValue: rating.average,
              reviewCount: rating.count,
              bestRating: 5,
            }
          : undefined,
      offers: variants.map((variant) => offer(site, product, variant)),
    },
    breadcrumb(site, product),
  ];
}

/** The one-off price anybody pays, its price per kilo, and whether it can be bought now. */
function offer(site: Site, product: ShownProduct, variant: ContentVariant) {
  const { sku, slug, format, base_price, price_per_unit, availability, image, gtin } = variant;
  return {
    '@type': 'Offer',
    sku,
    gtin: gtin ?? undefined,
    name: `${product.name}, ${format}`,
    url: site.origin + addressOf(product, slug),
    image: image ? site.origin + image.url : undefined,
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
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: site.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}

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
