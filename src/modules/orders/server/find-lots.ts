import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import { lotCode } from '../rules/index.ts';

/** A lot of an article: the same number may stand on another article of another maker. */
export interface LotOfArticle {
  lot: string;
  variantCode: string;
}

const MOST_FOUND = 50;

/** Lots that begin with what was typed, and how far each went; the index of lots finds them. */
export async function searchLots(db: Db, typed: string) {
  return db
    .selectFrom('order_lots as l')
    .leftJoin('recalls as r', (join) =>
      join.onRef('r.lot', '=', 'l.lot').onRef('r.variant_code', '=', 'l.variant_code'),
    )
    .where(sql<boolean>`starts_with(l.lot, ${lotCode(typed)})`)
    .groupBy(['l.lot', 'l.variant_code', 'r.id'])
    .select([
      'l.lot',
      'l.variant_code as variantCode',
      'r.id as recall',
      sql<string>`max(l.product_name)`.as('productName'),
      sql<string | null>`min(l.best_before)`.as('bestBefore'),
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`coalesce(sum(l.quantity), 0)::int`.as('pieces'),
    ])
    .orderBy('l.lot')
    .orderBy('l.variant_code')
    .limit(MOST_FOUND)
    .execute();
}

const ordersWith = (db: Db | Tx, { lot, variantCode }: LotOfArticle) =>
  db
    .selectFrom('order_lots as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .where('l.lot', '=', lotCode(lot))
    .where('l.variant_code', '=', variantCode);

/** Orders a lot went out with, and to whom, oldest first. */
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

/** Whom a recall reaches: each address once, with its orders; how many have their mail. */
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

/** A mail of one key is written once: no customer is told of a recall twice. */
export const recallKey = (recallId: number, email: string): string => `recall:${recallId}:${email}`;
