import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { SentLot } from '../admin-contracts.ts';
import { lotCode } from '../rules/index.ts';
import type { Order } from './order.ts';
import { packedGoodsOf } from './packed-goods-of.ts';

/**
 * Notes which lots of its articles went out with a locked order (FOOD-03); a lot named again adds its
 * pieces. Nothing is said of what never was ordered.
 * @throws Refusal `order.lot_article` for an article it does not hold, `order.lot_quantity` for more
 * pieces than it holds.
 */
export async function recordLots(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  order: Order,
  lots: readonly SentLot[],
): Promise<void> {
  if (lots.length === 0) return;
  const goods = packedGoodsOf(order);
  for (const { variantCode, lot, bestBefore, quantity } of lots) {
    const article = goods.find((good) => good.variantCode === variantCode);
    if (!article) throw refuse('order.lot_article');
    await tx
      .insertInto('order_lots')
      .values({
        order_id: order.id,
        variant_code: variantCode,
        lot: lotCode(lot),
        quantity,
        best_before: bestBefore,
        product_name: article.productName,
        recorded_at: new Date(now.epochMilliseconds),
      })
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'variant_code', 'lot']).doUpdateSet({
          best_before: sql`coalesce(excluded.best_before, order_lots.best_before)`,
          quantity: sql`order_lots.quantity + excluded.quantity`,
        }),
      )
      .execute();
  }
  for (const [code, quantity] of await packedLotsOf(tx, order.id)) {
    const ordered = goods.find(({ variantCode }) => variantCode === code)?.quantity ?? 0;
    if (quantity > ordered) throw refuse('order.lot_quantity');
  }
}

/** Pieces of each variant of an order that have a lot noted. */
export async function packedLotsOf(
  db: Db | Tx,
  orderId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('order_lots')
    .select((from) => ['variant_code as code', from.fn.sum<number>('quantity').as('quantity')])
    .where('order_id', '=', orderId)
    .groupBy('variant_code')
    .execute();
  return new Map(rows.map(({ code, quantity }) => [code, Number(quantity ?? 0)]));
}

/** Takes back a lot noted by mistake. @throws Refusal `order.lot_unknown` */
export async function removeLot(
  { tx }: Pick<UnitOfWork, 'tx'>,
  orderId: number,
  id: number,
): Promise<void> {
  const gone = await tx
    .deleteFrom('order_lots')
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('order.lot_unknown');
}
