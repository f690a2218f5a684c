import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import { lotCode, placeCode } from '../rules/index.ts';

interface LotsFilter {
  variant?: string | undefined;
  search?: string | undefined;
  /** Only lots that expire within this number of days, or have expired. */
  days?: string | undefined;
}

const stockLots = (db: Db) =>
  db
    .selectFrom('lot_levels as l')
    .innerJoin('product_variants as v', 'v.code', 'l.variant_code')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where('l.quantity', '<>', 0);

/** Stock by lot and place, earliest expiry first. `today`: civil date. */
export async function listStockLots(
  db: Db,
  { variant, search, days }: LotsFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
  today: Temporal.PlainDate,
) {
  const until = days === undefined ? null : today.add({ days: Number(days) }).toString();
  const narrowed = stockLots(db)
    .$if(variant !== undefined, (q) => q.where('l.variant_code', '=', variant ?? ''))
    // Units of unknown lots are the remainder of an article: listed only when filtered by article.
    .$if(variant === undefined, (q) => q.where('l.lot', '<>', ''))
    .$if(until !== null, (q) => q.where('l.best_before', '<=', until))
    .$if(Boolean(search), (q) =>
      q.where((is) =>
        is.or([
          sql<boolean>`starts_with(l.lot, ${lotCode(search ?? '')})`,
          sql<boolean>`starts_with(l.place, ${placeCode(search ?? '')})`,
          is('l.variant_code', '=', search ?? ''),
          sql<boolean>`strpos(lower(p.name), ${(search ?? '').toLowerCase()}) > 0`,
        ]),
      ),
    );
  const [rows, { total }] = await Promise.all([
    narrowed
      .select([
        'l.variant_code as variantCode',
        'p.sku',
        'p.name',
        'v.format',
        'l.lot',
        'l.place',
        'l.best_before as bestBefore',
        'l.quantity',
      ])
      .orderBy(sql`l.best_before nulls last`)
      .orderBy('l.variant_code')
      .orderBy('l.lot')
      .orderBy('l.place')
      .offset(offset)
      .limit(itemsPerPage)
      .execute(),
    narrowed.select((from) => from.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

export type StockLotRow = Awaited<ReturnType<typeof listStockLots>>['rows'][number];

/** Deliveries that contained a lot of an article, newest first. */
export const listLotReceipts = (
  db: Db,
  { lot, variantCode }: { lot: string; variantCode: string },
) =>
  db
    .selectFrom('lot_movements as m')
    .innerJoin('goods_receipts as r', 'r.id', 'm.receipt_id')
    .where('m.variant_code', '=', variantCode)
    .where('m.lot', '=', lotCode(lot))
    .select([
      'm.id',
      'r.received_at as receivedAt',
      'r.supplier',
      'r.note',
      'r.staff_name as by',
      'r.purchase_order_id as purchaseOrder',
      'm.quantity',
      'm.best_before as bestBefore',
    ])
    .orderBy('m.id', 'desc')
    .execute();

export type LotReceiptRow = Awaited<ReturnType<typeof listLotReceipts>>[number];
