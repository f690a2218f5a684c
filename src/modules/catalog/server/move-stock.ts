import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  type LotLevel,
  type LotPick,
  lotCode,
  type MovementReason,
  nameless,
  placeCode,
  stockAfter,
} from '../rules/index.ts';
import { changeStock } from './change-stock.ts';
import { findByBars } from './find-by-bars.ts';
import { findMovedSince, inMovements } from './find-moved-since.ts';
import { type HeldStock, lockStock } from './lock-stock.ts';
import {
  holdLevels,
  type LotMoveKind,
  negated,
  ofLevels,
  piecesOf,
  unnamed,
  writeLotMoves,
} from './lot-ledger.ts';

/** A lot and a place; without a lot, the lot of the units is unknown. */
interface OfLot {
  lot?: string | null | undefined;
  place?: string | null | undefined;
  /** Civil date. */
  bestBefore?: string | null | undefined;
}

export interface StockMove extends OfLot {
  variantCode: string;
  reason: MovementReason;
  /** Units added or removed; for an inventory, the number counted. */
  quantity: number;
  note: string;
  /** For an inventory: seconds since the count, when it was not made now. */
  secondsAgo?: number | undefined;
}

export interface ReceivedLine extends OfLot {
  /** Code of the variant, or its barcode number. */
  code: string;
  /** Units that become stock; 0 for a line of which all arrived broken. */
  quantity: number;
}

export interface Receipt {
  supplier: string;
  note: string;
  /** Purchase order the delivery belongs to, if any. */
  purchaseOrderId?: number | undefined;
  lines: readonly ReceivedLine[];
}

const KINDS: Readonly<Record<MovementReason, LotMoveKind>> = {
  restock: 'receipt',
  breakage: 'breakage',
  inventory: 'inventory',
  return: 'return',
};

/**
 * Applies a manual stock movement, with its journal entry and lot movements.
 * @throws Refusal `variant.unknown`, `movement.below_zero`, `movement.below_promised`,
 * `movement.below_reserved`, `movement.not_of_lot`, `movement.nothing`, `movement.moved_since`
 */
export async function moveStock(
  work: UnitOfWork,
  staffName: string,
  move: StockMove,
): Promise<void> {
  const { held, levels } = await holdLevels(work, [move]);
  if (held.size === 0) throw refuse('variant.unknown');
  const named = asPick(move);
  if (move.reason === 'inventory' && move.secondsAgo !== undefined)
    await refuseMovedSince(work, named, move.secondsAgo);
  const [change = 0] = await apply(work, held, staffName, [
    { ...move, ofLot: named.lot === '' ? null : piecesAt(levels, named) },
  ]);
  const moved = movedLots(levels, { ...named, quantity: change }, move.reason);
  await writeLotMoves(work, moved, { kind: KINDS[move.reason], staffName });
}

/**
 * Adds a delivery to the stock, all lines or none; by default a variant goes to its usual place.
 * Returns the id of the receipt, and units by variant; those without any are left out.
 * @throws Refusal naming each line with an unknown code (`lines.2.code`) or a past date
 *   (`lines.2.bestBefore`)
 */
export async function receiveDelivery(
  work: UnitOfWork,
  staffName: string,
  { supplier, note, purchaseOrderId, lines }: Receipt,
): Promise<{ id: number; pieces: ReadonlyMap<string, number> }> {
  const codes = await findByBars(
    work.tx,
    lines.map(({ code }) => code),
  );
  const unknown = lines.flatMap(({ code }, index): Violation[] =>
    codes.has(code)
      ? []
      : [
          {
            propertyPath: `lines.${index}.code`,
            code: 'delivery.unknown_variant',
            params: { code },
          },
        ],
  );
  const expired = lines.flatMap(({ lot, bestBefore, quantity }, index): Violation[] =>
    quantity > 0 && lot && bestBefore && bestBefore < work.today.toString()
      ? [
          {
            propertyPath: `lines.${index}.bestBefore`,
            code: 'delivery.expired_lot',
            params: { lot: lotCode(lot), date: fullDate(bestBefore) },
          },
        ]
      : [],
  );
  if (unknown.length + expired.length > 0) throw refuseFields([...unknown, ...expired]);
  const picks = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => asPick({ ...line, variantCode: codes.get(line.code) ?? line.code }));
  const { held, levels } = await holdLevels(work, picks);
  const pieces = piecesOf(picks);
  if (pieces.size > 0)
    await apply(
      work,
      held,
      staffName,
      [...pieces].map(([variantCode, quantity]) => ({
        variantCode,
        quantity,
        note: [supplier, note].filter(Boolean).join(' · '),
        reason: 'restock' as const,
        ofLot: null,
      })),
    );
  const { id } = await work.tx
    .insertInto('goods_receipts')
    .values({
      supplier,
      note,
      staff_name: staffName,
      received_at: new Date(work.now.epochMilliseconds),
      purchase_order_id: purchaseOrderId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = picks.map((pick) => ({ ...pick, place: pick.place || usualPlace(levels, pick) }));
  await writeLotMoves(work, stored, { kind: 'receipt', staffName, receiptId: id });
  return { id, pieces };
}

/** Refuses a count made some seconds ago if the stock has changed since. Lock its stock first. */
async function refuseMovedSince(work: UnitOfWork, named: LotPick, secondsAgo: number) {
  const counted = work.now.subtract({ milliseconds: Math.round(secondsAgo * 1000) });
  const moved = await findMovedSince(work.tx, named, counted);
  if (moved.length === 0) return;
  const params = { moved: inMovements(moved) };
  throw refuseFields([{ propertyPath: 'quantity', code: 'movement.moved_since', params }]);
}

/** The place of the lot if it has one, else that of its article. */
function usualPlace(levels: readonly LotLevel[], { variantCode, lot }: LotPick): string {
  if (lot === '') return '';
  const there = levels.filter((one) => one.variantCode === variantCode && one.place !== '');
  return (there.find((one) => one.lot === lot) ?? there.at(-1))?.place ?? '';
}

const asPick = ({
  variantCode,
  lot,
  place,
  bestBefore,
  quantity,
}: OfLot & { variantCode: string; quantity: number }): LotPick =>
  lot
    ? {
        variantCode,
        lot: lotCode(lot),
        place: placeCode(place ?? ''),
        bestBefore: bestBefore ?? null,
        quantity,
      }
    : nameless(variantCode, quantity);

/** Units of a lot, at the named place or in all. */
const piecesAt = (levels: readonly LotLevel[], { lot, place }: LotPick): number =>
  levels
    .filter((level) => level.lot === lot && (place === '' || level.place === place))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Lots from or to which units move; `quantity` is signed. */
function movedLots(levels: readonly LotLevel[], named: LotPick, reason: MovementReason): LotPick[] {
  const { variantCode, quantity } = named;
  if (quantity > 0) {
    const place = named.place || usualPlace(levels, named);
    return [{ ...named, place }];
  }
  const gone = { ...named, quantity: -quantity };
  const isNamed = named.lot !== '' && reason !== 'restock';
  return negated(isNamed ? ofLevels(levels, gone) : unnamed(levels, variantCode, -quantity));
}

/** Writes the journal entries and returns the change in units of each movement. */
async function apply(
  work: UnitOfWork,
  held: HeldStock,
  staffName: string,
  moves: readonly (StockMove & { ofLot: number | null })[],
): Promise<number[]> {
  const rows = moves.map(({ variantCode, reason, quantity, note, ofLot }) => {
    const stock = held.get(variantCode) ?? { onHand: 0, committed: 0, reserved: 0 };
    const after = stockAfter({ reason, quantity }, { ...stock, ofLot });
    if (typeof after === 'object') {
      const { onHand, committed: promised, reserved } = stock;
      const params = { onHand, promised, reserved, ofLot: ofLot ?? 0 };
      throw refuseFields([{ propertyPath: 'quantity', code: `movement.${after.refused}`, params }]);
    }
    return {
      variant_code: variantCode,
      staff_name: staffName,
      reason,
      note,
      before: stock.onHand,
      after,
      at: new Date(work.now.epochMilliseconds),
    };
  });
  const changes = new Map(rows.map((row) => [row.variant_code, row.after - row.before]));
  await changeStock(work, held, (code) => ({ onHand: changes.get(code) ?? 0, committed: 0 }));
  await work.tx.insertInto('stock_movements').values(rows).execute();
  return rows.map((row) => row.after - row.before);
}

/**
 * Takes pieces whose best-before date is past off sale, as breakage of their lots. Pieces promised
 * to subscribers or orders stay: the stock may not fall below them, and expired lots are never
 * proposed for packing. Idempotent.
 */
export const takeExpiredOffSale = (work: UnitOfWork, variantCode: string): Promise<void> =>
  takeOffSale(work, variantCode, ({ lot, bestBefore }) =>
    bestBefore !== null && bestBefore < work.today.toString()
      ? t('catalog.movements.expired', { lot, date: fullDate(bestBefore) })
      : null,
  );

/** Takes the pieces of a recalled lot off sale, as `takeExpiredOffSale`. */
export const takeRecalledOffSale = (
  work: UnitOfWork,
  variantCode: string,
  recalled: string,
): Promise<void> =>
  takeOffSale(work, variantCode, ({ lot }) =>
    lot === lotCode(recalled) ? t('catalog.movements.recalled', { lot }) : null,
  );

/** `whyOf` gives the note of the movement for a lot that goes, and null for one that stays. */
async function takeOffSale(
  work: UnitOfWork,
  variantCode: string,
  whyOf: (level: LotLevel) => string | null,
): Promise<void> {
  const { held, levels } = await holdLevels(work, [{ variantCode }]);
  const staffName = t('catalog.movements.automatic');
  let stock = held;
  for (const level of levels) {
    const now = stock.get(variantCode);
    const note = whyOf(level);
    const quantity = now && note ? Math.min(now.onHand - now.committed, level.quantity) : 0;
    if (!note || quantity <= 0) continue;
    const move = { variantCode, reason: 'breakage' as const, quantity, note, ofLot: null };
    await apply(work, stock, staffName, [move]);
    const gone = negated([{ ...level, quantity }]);
    await writeLotMoves(work, gone, { kind: 'breakage', staffName });
    stock = await lockStock(work, [variantCode]);
  }
}

export interface LotMove {
  variantCode: string;
  /** Current lot and place; the lot '' means unknown. */
  from: { lot: string; place: string };
  to: { lot: string; place: string; bestBefore: string | null };
  quantity: number;
}

/**
 * Moves units of a lot to another place, or assigns a lot to units of an unknown lot. The quantity
 * for sale is unchanged.
 * @throws Refusal `variant.unknown`; `movement.not_of_lot` for more units than there are
 */
export async function moveLot(
  work: UnitOfWork,
  staffName: string,
  { variantCode, from, to, quantity }: LotMove,
): Promise<void> {
  const { held, levels } = await holdLevels(work, [{ variantCode }]);
  if (held.size === 0) throw refuse('variant.unknown');
  const [lot, place] = [lotCode(from.lot), placeCode(from.place)];
  const there = levels.find((level) => level.lot === lot && level.place === place);
  if ((there?.quantity ?? 0) < quantity)
    throw refuseFields([
      {
        propertyPath: 'quantity',
        code: 'movement.not_of_lot',
        params: { ofLot: there?.quantity ?? 0 },
      },
    ]);
  const taken = { variantCode, lot, place, bestBefore: there?.bestBefore ?? null, quantity };
  const put = asPick({
    variantCode,
    quantity,
    lot: to.lot,
    place: to.place,
    bestBefore: to.bestBefore ?? taken.bestBefore,
  });
  const kind = put.lot === lot ? 'moved' : 'named';
  await writeLotMoves(work, [...negated([taken]), put], { kind, staffName });
}
