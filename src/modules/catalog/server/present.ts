import { t } from '#i18n/catalogue.server.ts';
import { presentImage } from '#modules/media/server/index.ts';
import type { ContentVariant, ProductComplete, ProductSummary } from '../contracts.ts';
import {
  availabilityOf,
  cheapestVariant,
  type FilterValue,
  filtersOf,
  pricePerKg,
  productAvailability,
  referencePrice,
  withoutTax,
} from '../rules/index.ts';
import type { DocumentSource, SourceVariant } from './document-source.ts';

/** Data of a channel that its documents need, besides the product. */
export interface DocumentContext {
  channelCode: string;
  /** VAT in basis points by tax category, in the first country the channel delivers to. */
  rates: Record<'pet_food' | 'accessory', number>;
  /** French label by `key/value`. */
  filterLabels: ReadonlyMap<string, string>;
  categoryNames: ReadonlyMap<string, string>;
}

const ANIMAL_TYPES = { dog: 1, cat: 2, both: 0 } as const;

/** Detail level 2 of a product on a channel; null for a draft and when no variant has a price there. */
export function presentComplete(
  source: DocumentSource,
  context: DocumentContext,
): ProductComplete | null {
  if (source.status === 'draft') return null;
  const variants = source.variants.flatMap((variant) => presentVariant(variant, source, context));
  if (variants.length === 0) return null;
  const gallery = source.pictures.map(({ alt, variant: _, ...picture }) =>
    presentImage(picture, alt),
  );
  const onShelf = cheapestVariant(variants)?.image?.hash;
  const { label, rating } = source;
  const shelf = source.categories.find(({ shown }) => shown);
  const main = shelf ? { path: shelf.path, name: shelf.name } : null;
  return {
    sku: source.sku,
    slug: source.slug,
    name: source.name,
    animalType: ANIMAL_TYPES[source.species],
    kind: source.kind,
    viewable: source.status !== 'hidden',
    oldProduct: source.status === 'stopped' || source.status === 'replaced',
    availability: productAvailability(source.status, source.variants),
    replacedBy: source.replacement,
    subscribable: source.subscribable,
    shortDescription: source.short_description,
    category: main,
    image: gallery.find(({ hash }) => hash === onShelf) ?? gallery[0] ?? null,
    filters: labelled(filtersOf({ ...factsOf(source), variants: weights(variants) }), context),
    ProductVariants: variants,
    json_avis: {
      count: rating?.count ?? 0,
      average: rating?.average ?? null,
      distribution: rating?.distribution ?? [0, 0, 0, 0, 0],
      reviews: rating?.reviews ?? [],
    },
    description: source.description_html,
    feedType: label?.type ?? null,
    composition: label?.composition ?? null,
    additives: label?.additives ?? null,
    analyticalConstituents: (label?.constituents ?? []).map(({ code, value }) => ({
      code,
      label: t(`catalog.constituents.${code}`),
      value,
      unit: '%',
    })),
    metabolizableEnergy: energyOf(label),
    ration: label?.rations ?? [],
    instructions: label?.instructions ?? null,
    storage: label?.storage ?? null,
    operator: label?.operator || null,
    kibbleMm: label?.kibbleMm ?? null,
    packaging: source.packaging,
    safety: source.safety,
    references: variants.map(({ sku, format }) => ({ sku, format })),
    gallery,
    seo: source.seo ?? { title: source.name, description: source.short_description },
    breadcrumb: main ? trail(main.path, context) : [],
    crossSell: source.cross_sell,
    sampleOf: source.sample_of,
    lifeStages: source.life_stages,
    sizes: source.sizes,
    needs: source.needs,
  };
}

/** Detail level 1: the first part of level 2, with reviews reduced to their figures. */
export function presentSummary(complete: ProductComplete): ProductSummary {
  const { sku, slug, name, animalType, kind, viewable, oldProduct, availability } = complete;
  const { replacedBy, subscribable, shortDescription, category, filters } = complete;
  // Lists show a plain background while loading: twenty-four placeholders would weigh more than the text.
  const image = complete.image && { ...complete.image, placeholder: null };
  const { count, average } = complete.json_avis;
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
    category,
    image,
    filters,
    ProductVariants: complete.ProductVariants,
    json_avis: { count, average },
  };
}

function presentVariant(
  variant: SourceVariant,
  source: DocumentSource,
  { channelCode, rates }: DocumentContext,
): ContentVariant[] {
  const here = variant.prices.filter((price) => price.channel === channelCode);
  const present = (kind: string) => here.find((price) => price.kind === kind && price.to === null);
  const one = present('one_off');
  const subscription = present('subscription');
  if (!one || !subscription) return [];
  const rate = rates[source.tax_category];
  const perUnit = (cents: number) => {
    const perKg = pricePerKg(cents, {
      taxCategory: source.tax_category,
      netGrams: variant.netGrams,
    });
    return perKg === null ? null : { ttc: perKg, ht: withoutTax(perKg, rate), unit: 'kg' as const };
  };
  const past = here.flatMap(({ kind, cents, from, to }) =>
    kind === 'one_off' && to !== null ? [{ cents, from, to }] : [],
  );
  const availability = availabilityOf(source.status, variant.visible, variant.onHand);
  return [
    {
      id: Number(variant.code),
      sku: variant.code,
      slug: variant.slug,
      format: variant.format,
      weight: variant.netGrams,
      gross_weight: variant.grossGrams,
      gtin: variant.ean,
      reference: variant.code,
      show_variant: variant.visible,
      in_stock: availability === 'available',
      availability,
      base_price: one.cents,
      base_price_tf: withoutTax(one.cents, rate),
      base_price_subscription: subscription.cents,
      original_price: referencePrice(one, past),
      price_per_unit: perUnit(one.cents),
      price_per_unit_subscription: perUnit(subscription.cents),
      image: imageOf(variant, source),
    },
  ];
}

/**
 * The picture of the variant, else the first of the product; without a placeholder, since lists
 * show a plain background.
 */
function imageOf({ code }: SourceVariant, { pictures }: DocumentSource) {
  const own = pictures.find(({ variant }) => variant === code);
  const shown = own ?? pictures.find(({ variant }) => variant === null);
  if (!shown) return null;
  const { alt, variant: _, ...picture } = shown;
  return { ...presentImage(picture, alt), placeholder: null };
}

const factsOf = ({ species, kind, protein, life_stages, sizes, needs }: DocumentSource) => ({
  species,
  kind,
  protein,
  sizes,
  needs,
  lifeStages: life_stages,
});

const weights = (variants: readonly ContentVariant[]) =>
  variants
    .filter((variant) => variant.show_variant && variant.price_per_unit !== null)
    .map(({ weight, price_per_unit }) => ({
      netGrams: weight,
      perKg: price_per_unit?.ttc ?? null,
    }));

const labelled = (values: readonly FilterValue[], { filterLabels }: DocumentContext) =>
  values.map(({ key, value }) => ({
    key,
    value,
    label: filterLabels.get(`${key}/${value}`) ?? value,
  }));

function energyOf(label: DocumentSource['label']) {
  const value = label?.declaredEnergy ?? label?.computedEnergy ?? null;
  if (value === null) return null;
  return { value, unit: 'kcal/100 g' as const, declared: label?.declaredEnergy != null };
}

function trail(path: string, { categoryNames }: DocumentContext) {
  const segments = path.split('/');
  return segments.map((_, index) => {
    const upTo = segments.slice(0, index + 1).join('/');
    return { path: upTo, name: categoryNames.get(upTo) ?? upTo };
  });
}
