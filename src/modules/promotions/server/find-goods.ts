import type { Db, Tx } from '#registry/schema.ts';

interface Named {
  code: string;
  name: string;
}

interface RequestedGoods {
  products: readonly string[];
  categories: readonly string[];
  /** Code of the gift, or null. */
  variant: string | null;
}

export interface Goods {
  /** Those that exist, by SKU and by path. */
  products: Named[];
  categories: Named[];
  /** Categories of the first of the products. */
  productPaths: string[];
  /** Unit price of the gift on the first site that sells it, in cents; null when it is not sold. */
  giftPrice: number | null;
  /** Whether feed is among the selected goods; no selection means all goods. */
  touchesFeed: boolean;
}

/** Looks up the goods a promotion names; implemented by the catalogue (see registry/api.ts). */
export type FindGoods = (db: Db | Tx, requested: RequestedGoods) => Promise<Goods>;
