import type { Image } from '#modules/media/contracts.ts';
import type { ContentVariant } from '../contracts.ts';

interface Pictured {
  gallery: readonly Image[];
  ProductVariants: readonly Pick<ContentVariant, 'sku' | 'image'>[];
}

/**
 * Pictures for the page of a format: those of that format first, then those of the product in any
 * format. Pictures of other formats are left out.
 */
export function picturesOf(
  { gallery, ProductVariants }: Pictured,
  variant: Pick<ContentVariant, 'sku' | 'image'> | null,
): Image[] {
  if (!variant?.image) return [...gallery];
  const own = variant.image;
  const formats = new Set(ProductVariants.map(({ image }) => image?.hash));
  return [own, ...gallery.filter(({ hash }) => !formats.has(hash))];
}
