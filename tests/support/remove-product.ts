import { sql } from 'kysely';
import type { TestShop } from './shop.ts';

/**
 * Deletes a product, or all. Warehouse records reference it and are append-only, so they are deleted first with triggers
 * disabled.
 */
export const removeProduct = ({ database }: Pick<TestShop, 'database'>, sku?: string) =>
  database.db.transaction().execute(async (tx) => {
    const codes = tx
      .selectFrom('product_variants as v')
      .innerJoin('products as p', 'p.id', 'v.product_id')
      .$if(sku !== undefined, (q) => q.where('p.sku', '=', sku ?? ''))
      .select('v.code');
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.deleteFrom('lot_levels').where('variant_code', 'in', codes).execute();
    await tx.deleteFrom('lot_movements').where('variant_code', 'in', codes).execute();
    await sql`set local session_replication_role = origin`.execute(tx);
    if (sku === undefined) await tx.deleteFrom('product_variants').execute();
    else await tx.deleteFrom('products').where('sku', '=', sku).execute();
  });
