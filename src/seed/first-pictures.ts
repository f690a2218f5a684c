import { cheapestVariant } from '#modules/catalog/rules/index.ts';
import type { ProductDraft } from '#modules/catalog/server/index.ts';

/** Hashes of the pictures needed at the first start, by where they are shown. */
export interface FirstPictures {
  shelves: ReadonlySet<string>;
  /** What carts and mails show too: the front of each format. */
  fronts: ReadonlySet<string>;
}

export function firstPictures(
  drafts: readonly Pick<ProductDraft, 'variants' | 'pictures'>[],
): FirstPictures {
  const shelves = drafts.map(onShelf).filter((hash) => hash !== undefined);
  const fronts = drafts.flatMap(({ pictures }) => frontsOf(pictures));
  return { shelves: new Set(shelves), fronts: new Set(fronts) };
}

/** Pictures of each format, or of the whole product where a format has none. */
function frontsOf(pictures: ProductDraft['pictures']): string[] {
  const formats = pictures.filter(({ variant }) => variant !== null);
  return (formats.length > 0 ? formats : pictures.slice(0, 1)).map(({ hash }) => hash);
}

/** The picture on a product card: the one of the card's format. */
function onShelf({
  variants,
  pictures,
}: Pick<ProductDraft, 'variants' | 'pictures'>): string | undefined {
  const shown = cheapestVariant(
    variants.map(({ code, visible, stockOnHand, cents }) => ({
      code,
      show_variant: visible,
      in_stock: stockOnHand > 0,
      base_price: cents,
    })),
  );
  return (pictures.find(({ variant }) => variant === shown?.code) ?? pictures[0])?.hash;
}
