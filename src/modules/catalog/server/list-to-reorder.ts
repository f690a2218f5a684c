import { type RawBuilder, sql } from 'kysely';
import { TERMS } from '#kit/terms.ts';
import type { Db } from '#registry/schema.ts';

/** A variant low in stock, and how long it lasts at the sales of the last 30 days. */
export interface ShortVariant {
  code: string;
  format: string;
  sku: string;
  name: string;
  available: number;
  promised: number;
  lowStockAt: number;
  /** Units sold in the last 30 days. */
  sold: number;
  /** Whole days until the stock is sold; null when none were sold. */
  cover: number | null;
}

/**
 * Variants on sale at or below their threshold, or lasting fewer than `coverDays`, the most urgent
 * first. `sold` is a query with `code` and `pieces` of the last 30 days, because this module may
 * not read orders.
 */
export async function listToReorder(
  db: Db,
  sold: RawBuilder<unknown>,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
  coverDays: number,
): Promise<{ rows: ShortVariant[]; total: number }> {
  const { rows } = await sql<ShortVariant & { total: number }>`
    with sold as materialized (${sold}),
    levels as (
      select v.code, v.format, p.sku, p.name, v.available, v.low_stock_at as "lowStockAt",
        v.committed_for_subscribers as promised, coalesce(sold.pieces, 0) as sold,
        v.available * ${TERMS.paceDays} / nullif(sold.pieces, 0) as cover
      from product_variants v
      join products p on p.id = v.product_id
      left join sold on sold.code = v.code
      where v.visible and p.status = 'sold')
    select l.*, count(*) over () as total from levels l
    where l.available <= l."lowStockAt" or l.cover < ${coverDays}
    order by l.cover nulls last, l.available, l.name collate "fr-x-icu", l.code
    limit ${itemsPerPage} offset ${offset}`.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
