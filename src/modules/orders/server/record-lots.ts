import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { type LotPick, lotCode, nameless } from '#modules/catalog/rules/index.ts';
import { correctTaken, findTaken, takeOffShelf } from '#modules/catalog/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { SentLot } from '../admin-contracts.ts';
import type { PackedGood } from '../rules/index.ts';
import type { Order } from './order.ts';
import { packedGoodsOf } from './packed-goods-of.ts';

/** A lot of an article, with the storage place it was taken from, if known. */
export type PackedLot = SentLot & { place?: string };

/**
 * Records the lots of a locked order (FOOD-03) and takes them off their shelves; a lot recorded again adds its
 * pieces. Without a count, it stands for all pieces of the article that have no lot yet (O-12).
 * @throws Refusal `order.lot_article` for an article the order does not contain, `order.lot_quantity` for more pieces
 * than it contains.
 */
export async function recordLots(
  work: UnitOfWork,
  order: Order,
  lots: readonly PackedLot[],
): Promise<void> {
  if (lots.length === 0) return;
  const goods = packedGoodsOf(order);
  const noted = new Map(await packedLotsOf(work.tx, order.id));
  const counted = lots.map((typed) => {
    const article = goods.find(({ variantCode }) => variantCode === typed.variantCode);
    if (!article) throw refuse('order.lot_article');
    const isAlone = lots.filter(({ variantCode }) => variantCode === typed.variantCode).length < 2;
    const left = article.quantity - (noted.get(article.variantCode) ?? 0);
    // With several uncounted lots of one article, the pieces of each are unknown.
    const quantity = typed.quantity ?? (isAlone && left > 0 ? left : null);
    if (quantity) {
      if (quantity > left) throw refuse('order.lot_quantity');
      noted.set(article.variantCode, (noted.get(article.variantCode) ?? 0) + quantity);
    }
    return { ...typed, article, lot: lotCode(typed.lot), quantity };
  });
  await write(work, order.id, counted);
  await takeNamed(
    work,
    order,
    goods,
    counted.flatMap(({ variantCode, lot, place = '', bestBefore, quantity }) =>
      quantity ? [{ variantCode, lot, place, bestBefore, quantity }] : [],
    ),
  );
}

async function write(
  { tx, now }: UnitOfWork,
  orderId: number,
  lots: readonly (SentLot & { article: PackedGood })[],
): Promise<void> {
  const rows = new Map<string, SentLot & { article: PackedGood }>();
  for (const lot of lots) {
    const key = `${lot.variantCode} ${lot.lot}`;
    const same = rows.get(key);
    rows.set(key, {
      ...lot,
      bestBefore: lot.bestBefore ?? same?.bestBefore ?? null,
      quantity: same ? (same.quantity ?? 0) + (lot.quantity ?? 0) || null : lot.quantity,
    });
  }
  await tx
    .insertInto('order_lots')
    .values(
      [...rows.values()].map(({ variantCode, lot, bestBefore, quantity, article }) => ({
        order_id: orderId,
        variant_code: variantCode,
        lot,
        quantity,
        best_before: bestBefore,
        product_name: article.productName,
        recorded_at: new Date(now.epochMilliseconds),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'variant_code', 'lot']).doUpdateSet({
        best_before: sql`coalesce(excluded.best_before, order_lots.best_before)`,
        quantity: sql`order_lots.quantity + excluded.quantity`,
      }),
    )
    .execute();
}

/**
 * Takes pieces of these lots off their shelves. If the order already took pieces without a lot, they were of these
 * lots: the subtraction is moved from "no lot" to them.
 */
async function takeNamed(
  work: UnitOfWork,
  { id, shippingState }: Order,
  goods: readonly PackedGood[],
  picks: readonly LotPick[],
): Promise<void> {
  const taken = await findTaken(work.tx, id);
  const off = (code: string, lot?: string) =>
    taken
      .filter((one) => one.variantCode === code && (lot === undefined || one.lot === lot))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const room = new Map(
    goods.map(({ variantCode, quantity }) => [
      variantCode,
      shippingState === 'ready' ? quantity - off(variantCode) : 0,
    ]),
  );
  const fresh: LotPick[] = [];
  for (const pick of picks) {
    const { variantCode } = pick;
    const quantity = Math.max(0, Math.min(pick.quantity, room.get(variantCode) ?? 0));
    room.set(variantCode, (room.get(variantCode) ?? 0) - quantity);
    if (quantity > 0) fresh.push({ ...pick, quantity });
    const rest = Math.min(pick.quantity - quantity, off(variantCode, ''));
    if (rest > 0) await correctTaken(work, id, nameless(variantCode, rest), pick);
  }
  if (fresh.length > 0) await takeOffShelf(work, id, fresh);
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

/**
 * Removes a lot recorded by mistake: its pieces are back on their shelf, and the order's pieces count as of unknown
 * lot.
 * @throws Refusal `order.lot_unknown`
 */
export async function removeLot(work: UnitOfWork, orderId: number, id: number): Promise<void> {
  const gone = await work.tx
    .deleteFrom('order_lots')
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .returning(['variant_code as variantCode', 'lot', 'quantity'])
    .executeTakeFirst();
  if (!gone) throw refuse('order.lot_unknown');
  const { variantCode, lot, quantity } = gone;
  if (quantity === null) return;
  const noted = { variantCode, lot, quantity, place: '', bestBefore: null };
  await correctTaken(work, orderId, noted, nameless(variantCode, quantity));
}
