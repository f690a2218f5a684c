import type { Image } from '#modules/media/contracts.ts';
import type { ContentVariant, ProductSummary } from '../contracts.ts';
import { cheapestVariant, offeredVariants } from './shown-variant.ts';
import { langOf } from './still-french.ts';

/** A picture without its placeholder, which pages do not use. */
export type ShownImage = Omit<Image, 'placeholder'>;

export const withoutPlaceholder = ({ placeholder: _, ...image }: Image): ShownImage => image;

/** The fields a product card shows; the rest of a summary stays on the server. */
export type CardProduct = Pick<
  ProductSummary,
  'sku' | 'slug' | 'name' | 'kind' | 'availability' | 'subscribable' | 'json_avis'
> & {
  /** Set when the name has no translation yet. */
  lang?: 'fr';
  image: ShownImage | null;
  formats: number;
  variant: Pick<
    ContentVariant,
    | 'sku'
    | 'slug'
    | 'format'
    | 'in_stock'
    | 'base_price'
    | 'base_price_subscription'
    | 'original_price'
    | 'price_per_unit'
    | 'price_per_unit_subscription'
  > | null;
};

/** Reduces a summary to the fields of its card. */
export function cardOf(summary: ProductSummary): CardProduct {
  const { sku, slug, name, kind, availability, subscribable, image, json_avis } = summary;
  const variant = cheapestVariant(summary.ProductVariants);
  const shown = variant?.image ?? image;
  const card: CardProduct = {
    sku,
    slug,
    name,
    kind,
    availability,
    subscribable,
    json_avis,
    image: shown && withoutPlaceholder(shown),
    formats: offeredVariants(summary.ProductVariants).length,
    variant: variant && {
      sku: variant.sku,
      slug: variant.slug,
      format: variant.format,
      in_stock: variant.in_stock,
      base_price: variant.base_price,
      base_price_subscription: variant.base_price_subscription,
      original_price: variant.original_price,
      price_per_unit: variant.price_per_unit,
      price_per_unit_subscription: variant.price_per_unit_subscription,
    },
  };
  // French pages omit the field.
  if (langOf(summary, 'name')) card.lang = 'fr';
  return card;
}
