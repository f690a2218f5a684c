import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';

export interface CrossSellDraft {
  key: string;
  title: string;
  mainProduct: string | null;
  skus: string[];
}

/** A named selection of products: `cross_sell_produit_1`, `cross_sell_divers` (CAT-29). */
export async function publishCrossSell(work: UnitOfWork, draft: CrossSellDraft): Promise<void> {
  const values = { title: draft.title, main_product: draft.mainProduct, skus: draft.skus };
  await work.tx
    .insertInto('cross_sells')
    .values({ key: draft.key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
  await announceContentChange(work);
}
