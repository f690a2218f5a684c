import type { CardProduct } from '#modules/catalog/rules/index.ts';

/** A product as it is suggested: enough to know it by. */
export interface SuggestedProduct {
  to: string;
  name: string;
  kind: CardProduct['kind'];
  image: CardProduct['image'];
  /** Of its cheapest format; null where none has a price. */
  price: { cents: number; before: number | null; perKg: number | null; format: string } | null;
  hasFormats: boolean;
}

/** What a few letters may lead to. */
export interface Suggestions {
  products: readonly SuggestedProduct[];
  shelves: readonly { to: string; label: string }[];
  articles: readonly { to: string; label: string }[];
}

/** From so many letters on something is suggested. */
export const FEWEST_CHARACTERS = 2;
