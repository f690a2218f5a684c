import type { CardProduct } from '#modules/catalog/rules/index.ts';

/** A suggested product, with the few fields its row shows. */
export interface SuggestedProduct {
  to: string;
  name: string;
  kind: CardProduct['kind'];
  image: CardProduct['image'];
  /** Price of its cheapest format; null without any price. */
  price: { cents: number; before: number | null; perKg: number | null; format: string } | null;
  hasFormats: boolean;
}

/** Suggestions for a typed text. */
export interface Suggestions {
  products: readonly SuggestedProduct[];
  shelves: readonly { to: string; label: string }[];
  articles: readonly { to: string; label: string }[];
}

/** Minimum number of characters for suggestions. */
export const FEWEST_CHARACTERS = 2;
