import type { Db, Tx } from '#registry/schema.ts';

interface Named {
  code: string;
  name: string;
}

interface RequestedGoods {
  products: readonly string[];
  categories: readonly string[];
  /** What is to be given, or null. */
  variant: string | null;
}

export interface Goods {
  /** Those that exist, by SKU and by path. */
  products: Named[];
  categories: Named[];
  /** Categories of the first of the products. */
  productPaths: string[];
  /** Price of a unit on the first site that sells it, in cents; null for what cannot be given. */
  giftPrice: number | null;
  /** Whether feed is among the named goods; naming none means all. */
  touchesFeed: boolean;
}

/** What a promotion names of the catalogue, answered by whoever knows it (see registry/api.ts). */
export type FindGoods = (db: Db | Tx, requested: RequestedGoods) => Promise<Goods>;
