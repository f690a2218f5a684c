import type { Image } from '#modules/media/contracts.ts';
import type { ContentVariant } from '../contracts.ts';

interface Pictured {
  gallery: readonly Image[];
  ProductVariants: readonly Pick<ContentVariant, 'sku' | 'image'>[];
}

/**
 * The pictures a page shows of a format: the format itself first, then what shows the product in any
 * of them. What shows another format is left out.
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
