import { unitPrice } from '#i18n/money.ts';
import type { ShopProduct, ShopVariant, Taxon } from './shop-queries.ts';

const base = '/api/v2/shop';

/** Taxon codes are category paths with underscores, because a path does not fit one URL segment. */
export const taxonCode = (path: string) => path.replaceAll('/', '_');
export const taxonPath = (code: string) => code.replaceAll('_', '/');

const iri = {
  product: (sku: string) => `${base}/products/${sku}`,
  variant: (code: string) => `${base}/product-variants/${code}`,
  taxon: (path: string) => `${base}/taxons/${taxonCode(path)}`,
};

/** Product of contracts §1.12. */
export function presentProduct({ id, document, categories, created_at, updated_at }: ShopProduct) {
  const variants = document.ProductVariants.filter((variant) => variant.show_variant);
  const [main] = categories;
  return {
    '@id': iri.product(document.sku),
    '@type': 'Product' as const,
    id,
    code: document.sku,
    name: document.name,
    slug: document.slug,
    shortDescription: document.shortDescription,
    description: document.description,
    mainTaxon: main ? iri.taxon(main) : null,
    productTaxons: categories.map(iri.taxon),
    options: [],
    variants: variants.map(({ sku }) => iri.variant(sku)),
    defaultVariant: variants[0] ? iri.variant(variants[0].sku) : null,
    images: document.gallery.map(({ url, hash }, index) => ({
      id: index + 1,
      type: index === 0 ? 'main' : 'gallery',
      path: url,
      hash,
    })),
    averageRating: document.json_avis.average ?? 0,
    reviews: `${base}/product-reviews?reviewSubject=${iri.product(document.sku)}`,
    associations: document.crossSell.map(iri.product),
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}

/** ProductVariant of contracts §1.12. */
export function presentVariant({ variant, sku }: ShopVariant) {
  const { base_price, original_price, price_per_unit } = variant;
  return {
    '@id': iri.variant(variant.sku),
    '@type': 'ProductVariant' as const,
    id: variant.id,
    code: variant.sku,
    name: variant.format,
    product: iri.product(sku),
    optionValues: [],
    inStock: variant.in_stock,
    price: base_price,
    originalPrice: original_price ?? base_price,
    lowestPriceBeforeDiscount: original_price,
    appliedPromotions: [],
    subscriptionPrice: variant.base_price_subscription,
    priceWithoutTax: variant.base_price_tf,
    unitPriceLabel: price_per_unit && unitPrice(price_per_unit.ttc, price_per_unit.unit),
  };
}

/** Taxon of contracts §1.12. */
export const presentTaxon = (taxon: Taxon) => ({
  '@id': iri.taxon(taxon.path),
  '@type': 'Taxon' as const,
  id: taxon.id,
  code: taxonCode(taxon.path),
  name: taxon.name,
  slug: taxon.path,
  description: taxon.title,
  children: taxon.children.map(iri.taxon),
  images: [],
  parent: taxon.parent && iri.taxon(taxon.parent),
});
