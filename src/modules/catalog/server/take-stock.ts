import type { UnitOfWork } from '#registry/schema.ts';
import { changeStock } from './change-stock.ts';
import { lockStock } from './lock-stock.ts';
import {
  changeReserved,
  holdLevels,
  negated,
  piecesOf,
  unnamed,
  writeLotMoves,
} from './lot-ledger.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { reserveStockAtomically } from './reserve-stock-atomically.ts';
import { stockShort } from './stock-short.ts';

export interface StockLine {
  variantCode: string;
  quantity: number;
}

/**
 * A shopper may take units not reserved for others; a running subscription may also take those
 * reserved for subscriptions.
 */
export type Taker = 'shopper' | 'subscription';

/** Takes ordered units from the stock, or refuses all with `stock` and the first variant that is short. */
export async function takeStock(
  work: UnitOfWork,
  lines: readonly StockLine[],
  taker: Taker = 'shopper',
): Promise<void> {
  const wanted = perVariant(lines);
  if (wanted.size === 0) return;
  const taken = await reserveStockAtomically(work.tx, wanted, taker === 'subscription');
  for (const { code, quantity, onHand } of taken)
    if (onHand < quantity) throw stockShort(code, onHand, quantity);
  const turned = taken.filter(({ soldOut }) => soldOut);
  await refreshDocuments(work, [...new Set(turned.map(({ productId }) => productId))]);
}

/** Units of a variant: all, and those not reserved. */
export interface PiecesThere {
  onHand: number;
  free: number;
}

/** Units of these variants available to a running subscription, locked for this transaction. */
export async function holdForSubscription(
  work: UnitOfWork,
  codes: readonly string[],
): Promise<ReadonlyMap<string, PiecesThere>> {
  const held = await lockStock(work, [...new Set(codes)]);
  return new Map(
    [...held].map(([code, { onHand, committed }]) => [
      code,
      { onHand, free: Math.max(0, onHand - committed) },
    ]),
  );
}

/** Reserves units for subscriptions again after some were taken, as far as stock allows. */
export async function promiseAgain(work: UnitOfWork, lines: readonly StockLine[]): Promise<void> {
  const wanted = perVariant(lines);
  const held = await lockStock(work, [...wanted.keys()]);
  await changeStock(work, held, (code) => ({
    onHand: 0,
    committed: Math.min(wanted.get(code) ?? 0, Math.max(0, held.get(code)?.available ?? 0)),
  }));
}

/** Puts units an order no longer holds back on sale. Codes no longer in the catalogue are ignored. */
export async function returnStock(work: UnitOfWork, lines: readonly StockLine[]): Promise<void> {
  const wanted = perVariant(lines);
  const held = await lockStock(work, [...wanted.keys()]);
  await changeStock(work, held, (code) => {
    const quantity = wanted.get(code) ?? 0;
    return {
      onHand: quantity,
      committed: 0,
      reserved: -Math.min(quantity, held.get(code)?.reserved ?? 0),
    };
  });
}

/** Writes off units an order no longer holds that cannot be sold: broken or lost. */
export async function loseStock(
  work: UnitOfWork,
  orderId: number,
  lines: readonly StockLine[],
): Promise<void> {
  const { held, levels } = await holdLevels(work, lines);
  const lost = [...perVariant(lines)].flatMap(([variantCode, quantity]) => {
    const pieces = Math.min(quantity, held.get(variantCode)?.reserved ?? 0);
    return pieces > 0 ? unnamed(levels, variantCode, pieces) : [];
  });
  await writeLotMoves(work, negated(lost), { kind: 'lost', orderId });
  await changeReserved(work, piecesOf(negated(lost)));
}

/**
 * Reserves units for running subscriptions, as far as stock allows; shoppers cannot buy them.
 * `wanted` replaces the previous reservation; returns what is missing.
 */
export async function commitStock(
  work: UnitOfWork,
  wanted: readonly StockLine[],
): Promise<StockLine[]> {
  const demand = perVariant(wanted);
  const held = await lockStock(work, [...demand.keys()]);
  const promised = (code: string) => Math.min(demand.get(code) ?? 0, held.get(code)?.onHand ?? 0);
  await changeStock(work, held, (code) => ({
    onHand: 0,
    committed: promised(code) - (held.get(code)?.committed ?? 0),
  }));
  return [...demand].flatMap(([variantCode, quantity]) => {
    const missing = quantity - promised(variantCode);
    return missing > 0 ? [{ variantCode, quantity: missing }] : [];
  });
}

const perVariant = (lines: readonly StockLine[]) => {
  const wanted = new Map<string, number>();
  for (const { variantCode, quantity } of lines)
    wanted.set(variantCode, (wanted.get(variantCode) ?? 0) + quantity);
  return wanted;
};
