import { lotProposals, nameless } from '#modules/catalog/rules/index.ts';
import { findLotLevels, findTaken, takeOffShelf } from '#modules/catalog/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Order } from './order.ts';
import { packedGoodsOf } from './packed-goods-of.ts';
import { packedLotsOf, recordLots } from './record-lots.ts';

/**
 * Suggests lots of some variants, first expired first out. Recalled lots, and lots past their date on `today`, are
 * never suggested.
 */
export async function proposeLots(db: Db | Tx, variantCodes: readonly string[], today: string) {
  const codes = [...new Set(variantCodes)];
  const levels = await findLotLevels(db, codes);
  const recalled = levels.length === 0 ? [] : await recallsOf(db, codes);
  const isCalledBack = new Set(recalled.map(({ code, lot }) => `${code} ${lot}`));
  return lotProposals(
    levels.filter(({ variantCode, lot }) => !isCalledBack.has(`${variantCode} ${lot}`)),
    today,
  );
}

const recallsOf = (db: Db | Tx, codes: readonly string[]) =>
  db
    .selectFrom('recalls')
    .select(['variant_code as code', 'lot'])
    .where('variant_code', 'in', [...codes])
    .execute();

/**
 * Takes off the shelf whatever a locked order, or the given pieces of it, still lack, using suggested lots where none
 * was recorded (FOOD-03). Idempotent.
 */
export async function packRest(
  work: UnitOfWork,
  order: Order,
  pieces: readonly { variantCode: string; quantity: number }[] = packedGoodsOf(order),
): Promise<void> {
  const { tx, today } = work;
  const goods = packedGoodsOf(order).flatMap((good) => {
    const quantity = pieces
      .filter(({ variantCode }) => variantCode === good.variantCode)
      .reduce((sum, piece) => sum + piece.quantity, 0);
    return quantity > 0 ? [{ ...good, quantity }] : [];
  });
  if (goods.length === 0) return;
  const [noted, taken, uncounted] = [
    await packedLotsOf(tx, order.id),
    await findTaken(tx, order.id),
    await uncountedOf(tx, order.id),
  ];
  const named = goods.flatMap(({ variantCode, quantity }) => {
    const missing = quantity - (noted.get(variantCode) ?? 0);
    // Somebody recorded lots without counting them, so the missing pieces may be of those lots: suggest none.
    return missing > 0 && !uncounted.has(variantCode) ? [{ variantCode, missing }] : [];
  });
  const propose = await proposeLots(
    tx,
    named.map(({ variantCode }) => variantCode),
    today.toString(),
  );
  const picks = named
    .flatMap(({ variantCode, missing }) => propose(variantCode, missing))
    .filter(({ lot }) => lot !== '');
  await recordLots(work, order, picks);
  const off = picks.reduce(
    (pieces, { variantCode, quantity }) =>
      pieces.set(variantCode, (pieces.get(variantCode) ?? 0) + quantity),
    taken.reduce(
      (pieces, { variantCode, quantity }) =>
        pieces.set(variantCode, (pieces.get(variantCode) ?? 0) + quantity),
      new Map<string, number>(),
    ),
  );
  const rest = goods.flatMap(({ variantCode, quantity }) => {
    const missing = quantity - (off.get(variantCode) ?? 0);
    return missing > 0 ? [nameless(variantCode, missing)] : [];
  });
  if (rest.length > 0) await takeOffShelf(work, order.id, rest);
}

/** Articles of an order with a lot recorded without a count. */
async function uncountedOf(tx: Tx, orderId: number): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('order_lots')
    .select('variant_code as code')
    .where('order_id', '=', orderId)
    .where('quantity', 'is', null)
    .execute();
  return new Set(rows.map(({ code }) => code));
}
