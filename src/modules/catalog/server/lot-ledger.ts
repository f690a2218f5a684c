import { type Selectable, sql } from 'kysely';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { firstExpired, type LotLevel, type LotPick, nameless } from '../rules/index.ts';
import { type HeldStock, lockStock } from './lock-stock.ts';
import type { LotMovementsTable } from './tables.ts';

export type LotMoveKind = Selectable<LotMovementsTable>['kind'];

interface Because {
  kind: LotMoveKind;
  staffName?: string | undefined;
  receiptId?: number | undefined;
  orderId?: number | undefined;
}

/** Records stock movements by lot (positive: in, negative: out); levels are derived. Lock the variants' stock first. */
export async function writeLotMoves(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  moves: readonly LotPick[],
  { kind, staffName, receiptId, orderId }: Because,
): Promise<void> {
  const rows = moves.filter(({ quantity }) => quantity !== 0);
  if (rows.length === 0) return;
  await tx
    .insertInto('lot_movements')
    .values(
      rows.map(({ variantCode, lot, place, bestBefore, quantity }) => ({
        variant_code: variantCode,
        lot,
        place,
        best_before: bestBefore,
        quantity,
        kind,
        staff_name: staffName ?? null,
        receipt_id: receiptId ?? null,
        order_id: orderId ?? null,
        at: new Date(now.epochMilliseconds),
      })),
    )
    .execute();
}

/** Stock by lot of these variants, including unknown lots, earliest expiry first. */
export async function findLotLevels(
  db: Db | Tx,
  variantCodes: readonly string[],
): Promise<LotLevel[]> {
  if (variantCodes.length === 0) return [];
  const rows = await db
    .selectFrom('lot_levels')
    .select([
      'variant_code as variantCode',
      'lot',
      'place',
      'best_before as bestBefore',
      'quantity',
    ])
    .where('variant_code', 'in', [...variantCodes])
    .where('quantity', '<>', 0)
    .execute();
  return rows.sort(firstExpired);
}

/**
 * Picks units of a lot, at the named place or at any; units the records do not show for that lot
 * are taken from the unknown lot, because whoever holds the bag can read its lot.
 */
export function ofLevels(levels: readonly LotLevel[], wanted: LotPick): LotPick[] {
  const { variantCode, lot, place } = wanted;
  let missing = wanted.quantity;
  const picks: LotPick[] = [];
  if (lot !== '')
    for (const level of levels) {
      const isIt = level.variantCode === variantCode && level.lot === lot;
      const taken = Math.min(missing, level.quantity);
      if (!isIt || taken <= 0 || (place !== '' && level.place !== place)) continue;
      picks.push({ ...level, quantity: taken });
      missing -= taken;
    }
  return missing > 0 ? [...picks, nameless(variantCode, missing)] : picks;
}

/** Picks for units without a lot: the unknown lot first, then the earliest expiry. */
export function unnamed(
  levels: readonly LotLevel[],
  variantCode: string,
  quantity: number,
): LotPick[] {
  const there = levels.filter((level) => level.variantCode === variantCode);
  const ofNone = there.find(({ lot }) => lot === '')?.quantity ?? 0;
  let missing = quantity - Math.max(0, Math.min(quantity, ofNone));
  const picks: LotPick[] = [];
  for (const level of there) {
    const taken = level.lot === '' ? 0 : Math.min(missing, level.quantity);
    if (taken <= 0) continue;
    picks.push({ ...level, quantity: taken });
    missing -= taken;
  }
  const rest = quantity - picks.reduce((sum, pick) => sum + pick.quantity, 0);
  return rest > 0 ? [...picks, nameless(variantCode, rest)] : picks;
}

export const negated = (picks: readonly LotPick[]): LotPick[] =>
  picks.map((pick) => ({ ...pick, quantity: -pick.quantity }));

/** Changes the number of units reserved by orders on the shelf; never below zero. */
export async function changeReserved(
  { tx }: Pick<UnitOfWork, 'tx'>,
  changes: ReadonlyMap<string, number>,
): Promise<void> {
  const codes = [...changes.keys()].filter((code) => changes.get(code) !== 0);
  if (codes.length === 0) return;
  await sql`
    update product_variants v set reserved = greatest(0, v.reserved + change.pieces)
    from unnest(${codes}::text[], ${codes.map((code) => changes.get(code))}::integer[])
      as change (code, pieces)
    where v.code = change.code`.execute(tx);
}

/** Units by variant. */
export function piecesOf(picks: readonly { variantCode: string; quantity: number }[]) {
  const pieces = new Map<string, number>();
  for (const { variantCode, quantity } of picks)
    pieces.set(variantCode, (pieces.get(variantCode) ?? 0) + quantity);
  return pieces;
}

/** Units a packed order took from the shelves and did not return, by lot and place. */
export async function findTaken(db: Db | Tx, orderId: number): Promise<LotPick[]> {
  const rows = await db
    .selectFrom('lot_movements')
    .select((from) => [
      'variant_code as variantCode',
      'lot',
      'place',
      sql<string | null>`min(best_before)`.as('bestBefore'),
      sql<number>`-sum(${from.ref('quantity')})::integer`.as('quantity'),
    ])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['packed', 'unpacked'])
    .groupBy(['variant_code', 'lot', 'place'])
    .having(sql<boolean>`sum(quantity) <> 0`)
    .orderBy('variant_code')
    .orderBy('lot')
    .execute();
  return rows;
}

/**
 * Moves units reserved by an order from their shelves into its parcels. Codes no longer in the
 * catalogue are ignored.
 */
export async function takeOffShelf(
  work: UnitOfWork,
  orderId: number,
  picks: readonly LotPick[],
): Promise<void> {
  const { held, levels } = await holdLevels(work, picks);
  const moves: LotPick[] = [];
  let left = levels;
  for (const pick of picks.filter(({ variantCode }) => held.has(variantCode))) {
    const found = ofLevels(left, pick);
    moves.push(...found);
    left = without(left, found);
  }
  await writeLotMoves(work, negated(moves), { kind: 'packed', orderId });
  const pieces = piecesOf(moves);
  await changeReserved(work, new Map([...pieces].map(([code, count]) => [code, -count])));
}

/** Returns all units of a packed order to their shelves, where they are reserved for it again. */
export async function putBackOnShelf(work: UnitOfWork, orderId: number): Promise<void> {
  const taken = await findTaken(work.tx, orderId);
  if (taken.length === 0) return;
  await lockStock(work, [...piecesOf(taken).keys()]);
  await writeLotMoves(work, taken, { kind: 'unpacked', orderId });
  await changeReserved(work, piecesOf(taken));
}

/**
 * Corrects the lot of units an order took, from `from` to `to`. Shelf levels change by the opposite
 * amounts. The lot '' means unknown.
 */
export async function correctTaken(
  work: UnitOfWork,
  orderId: number,
  from: LotPick,
  to: LotPick,
): Promise<void> {
  const { held, levels } = await holdLevels(work, [from]);
  if (!held.has(from.variantCode)) return;
  const isTaken = (await findTaken(work.tx, orderId)).filter(
    ({ variantCode, lot }) => variantCode === from.variantCode && lot === from.lot,
  );
  let missing = from.quantity;
  const back = isTaken.flatMap((pick) => {
    const quantity = Math.min(missing, pick.quantity);
    missing -= Math.max(0, quantity);
    return quantity > 0 ? [{ ...pick, quantity }] : [];
  });
  const pieces = from.quantity - missing;
  if (pieces === 0) return;
  await writeLotMoves(work, back, { kind: 'unpacked', orderId });
  const instead = ofLevels(levels, { ...to, quantity: pieces });
  await writeLotMoves(work, negated(instead), { kind: 'packed', orderId });
}

/** Locks the stock of some variants and returns it with their lots. */
export async function holdLevels(
  work: UnitOfWork,
  picks: readonly { variantCode: string }[],
): Promise<{ held: HeldStock; levels: LotLevel[] }> {
  const codes = [...new Set(picks.map(({ variantCode }) => variantCode))];
  const held = await lockStock(work, codes);
  return { held, levels: await findLotLevels(work.tx, codes) };
}

const without = (levels: readonly LotLevel[], picks: readonly LotPick[]): LotLevel[] =>
  levels.map((level) => {
    const taken = picks.find(
      (pick) =>
        pick.variantCode === level.variantCode &&
        pick.lot === level.lot &&
        pick.place === level.place,
    );
    return taken ? { ...level, quantity: level.quantity - taken.quantity } : level;
  });
