import { sql } from 'kysely';
import { lotCode } from '#modules/catalog/rules/index.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** A lot is identified by number and article: two manufacturers may use the same number. */
export interface LotOfArticle {
  lot: string;
  variantCode: string;
}

const MOST_FOUND = 50;

export interface FoundLot extends LotOfArticle {
  recall: number | null;
  productName: string;
  bestBefore: string | null;
  orders: number;
  /** Pieces dispatched, in orders where they were counted. */
  pieces: number;
  /** Pieces still in stock. */
  onShelf: number;
}

/**
 * Lots whose number begins with the typed text, with the pieces dispatched and still in stock. Uses the indexes on
 * lots.
 */
export async function searchLots(db: Db | Tx, typed: string): Promise<FoundLot[]> {
  const begins = lotCode(typed);
  const { rows } = await sql<FoundLot>`
    with sent as (
      select lot, variant_code, max(product_name) as name, min(best_before) as best_before,
        count(*)::integer as orders, coalesce(sum(quantity), 0)::integer as pieces
      from order_lots where starts_with(lot, ${begins})
      group by lot, variant_code order by lot, variant_code limit ${MOST_FOUND}
    ), stands as (
      select l.lot, l.variant_code, max(p.name) as name, min(l.best_before) as best_before,
        sum(l.quantity)::integer as pieces
      from lot_levels l
      join product_variants v on v.code = l.variant_code
      join products p on p.id = v.product_id
      where starts_with(l.lot, ${begins}) and l.lot <> ''
      group by l.lot, l.variant_code order by l.lot, l.variant_code limit ${MOST_FOUND}
    )
    select lot, variant_code as "variantCode", r.id as recall, coalesce(sent.name, stands.name) as "productName",
      least(sent.best_before, stands.best_before)::text as "bestBefore",
      coalesce(sent.orders, 0) as orders, coalesce(sent.pieces, 0) as pieces,
      coalesce(stands.pieces, 0) as "onShelf"
    from sent full join stands using (lot, variant_code)
    left join recalls r using (lot, variant_code)
    order by lot, variant_code limit ${MOST_FOUND}`.execute(db);
  return rows;
}

const ordersWith = (db: Db | Tx, { lot, variantCode }: LotOfArticle) =>
  db
    .selectFrom('order_lots as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .where('l.lot', '=', lotCode(lot))
    .where('l.variant_code', '=', variantCode);

/** Orders that contain a lot, with their recipients, oldest first. */
export async function findLotOrders(
  db: Db,
  lot: LotOfArticle,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const [orders, { total }] = await Promise.all([
    ordersWith(db, lot)
      .leftJoin('order_addresses as a', (join) =>
        join.onRef('a.order_id', '=', 'o.id').on('a.kind', '=', 'billing'),
      )
      .leftJoin('shipments as s', 's.order_id', 'o.id')
      .select([
        'o.number',
        'o.placed_at as placedAt',
        'o.email',
        'l.quantity',
        'a.first_name as firstName',
        'a.last_name as lastName',
        'a.phone_number as phoneNumber',
        'a.country_code as country',
        'l.best_before as bestBefore',
        's.shipped_at as shippedAt',
        's.parcels',
      ])
      .orderBy('o.id')
      .offset(offset)
      .limit(itemsPerPage)
      .execute(),
    ordersWith(db, lot)
      .select((from) => from.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { orders, total: Number(total) };
}

export type LotOrder = Awaited<ReturnType<typeof findLotOrders>>['orders'][number];

/** The customers a recall concerns: each e-mail once, with its orders and whether its mail is queued. */
export async function findConcerned(db: Db | Tx, recallId: number, lot: LotOfArticle) {
  const rows = await ordersWith(db, lot)
    .where('o.email', 'is not', null)
    .groupBy('o.email')
    .select([
      sql<string>`o.email`.as('email'),
      sql<string[]>`array_agg(o.number order by o.id)`.as('numbers'),
      sql<number>`max(o.id)`.as('latest'),
      sql<string | null>`min(l.best_before)`.as('bestBefore'),
    ])
    .orderBy('email')
    .execute();
  const keys = rows.map(({ email }) => recallKey(recallId, email));
  const written =
    keys.length === 0
      ? []
      : await db
          .selectFrom('mails')
          .select('key')
          .where(sql<boolean>`key = any(${keys})`)
          .execute();
  const notified = new Set(written.map(({ key }) => key));
  return rows.map((row) => ({ ...row, isNotified: notified.has(recallKey(recallId, row.email)) }));
}

/** Idempotency key of a recall mail, so that no customer gets it twice. */
export const recallKey = (recallId: number, email: string): string => `recall:${recallId}:${email}`;
