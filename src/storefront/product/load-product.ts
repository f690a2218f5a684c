import { cardsOf } from '#blocks/product/cards-of.ts';
import { getProductDocument, listProductsOfCategory } from '#modules/catalog/content-operations.ts';
import type { ContentVariant, ProductComplete } from '#modules/catalog/contracts.ts';
import {
  type CardProduct,
  cardOf,
  guideFactsOf,
  offeredVariants,
  picturesOf,
  withoutPlaceholder,
} from '#modules/catalog/rules/index.ts';
import type { ContentClient } from '#services/content.ts';
import { loadOr404 } from '../load-or-404.ts';

const RELATED = 4;
const SKU = /^PR\d{6}$/i;

/** The slug of the product an address names by its sku, else null (GRD-13). */
export async function slugOfSku(content: ContentClient, name: string): Promise<string | null> {
  if (!SKU.test(name)) return null;
  const slug = `sku-${name.toUpperCase()}`;
  const reading = content.get(getProductDocument, { params: { slug }, query: { render: '0' } });
  const { attributes } = await loadOr404(reading, content);
  return attributes.slug;
}

export function findProduct(content: ContentClient, slug: string): Promise<ProductComplete> {
  return loadOr404(content.product(slug), content);
}

/** Products that go with a product, else similar ones; never the product itself (CAT-28). */
export async function relatedTo(
  content: ContentClient,
  product: ProductComplete,
): Promise<CardProduct[]> {
  const given = product.crossSell.filter((sku) => sku !== product.sku);
  const named = await cardsOf(content, given);
  const neighbours =
    named.length < RELATED && product.category
      ? await content.get(listProductsOfCategory, {
          params: { category: product.category.path },
        })
      : [];
  const existing = new Set([product.sku, ...named.map(({ sku }) => sku)]);
  const others = neighbours.flatMap(({ attributes }) =>
    existing.has(attributes.sku) ? [] : [cardOf(attributes)],
  );
  return [...named, ...others].slice(0, RELATED);
}

/** The product data of its page; reviews are loaded separately. */
export function shownProduct(
  product: ProductComplete,
  variant: ContentVariant | null,
): ShownProduct {
  const shown: ShownProduct = partsOf(product, variant);
  // Only translated pages have this field.
  if (product.french) shown.french = product.french;
  return shown;
}

export type ShownProduct = ReturnType<typeof partsOf> & Pick<ProductComplete, 'french'>;

function partsOf(product: ProductComplete, variant: ContentVariant | null) {
  const { sku, slug, name, animalType, kind, viewable, oldProduct, availability } = product;
  const { replacedBy, subscribable, shortDescription, description, feedType } = product;
  const { composition, additives, analyticalConstituents, metabolizableEnergy, ration } = product;
  const { instructions, storage, operator, kibbleMm, packaging, safety } = product;
  const { seo, breadcrumb } = product;
  const { count, average, distribution, reviews } = product.json_avis;
  return {
    sku,
    slug,
    name,
    animalType,
    kind,
    viewable,
    oldProduct,
    availability,
    replacedBy,
    subscribable,
    shortDescription,
    description,
    feedType,
    composition,
    additives,
    analyticalConstituents,
    metabolizableEnergy,
    ration,
    instructions,
    storage,
    operator,
    kibbleMm,
    packaging,
    safety,
    seo,
    breadcrumb,
    variants: offeredVariants(product.ProductVariants),
    gallery: picturesOf(product, variant).map(withoutPlaceholder),
    // In the form used by the guides and the ration service.
    guideStages: guideFactsOf(product.lifeStages, product.sizes, product.needs).lifeStages,
    facts: product.filters.filter(({ key }) => ['age', 'taille', 'besoin'].includes(key)),
    rating: { count, average, distribution, isDemo: reviews.some((review) => review.demo) },
  };
}
