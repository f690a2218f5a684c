import { refuse } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
import { changeStock } from './change-stock.ts';
import { lockStock } from './lock-stock.ts';

export interface StockLine {
  variantCode: string;
  quantity: number;
}

/**
 * Who takes: a shopper finds what is not promised to others, a running subscription also what is
 * promised to subscribers.
 */
export type Taker = 'shopper' | 'subscription';

/**
 * Takes what was ordered out of the stock, or refuses the whole with `stock` and the first variant
 * that is short. Rows are locked in the order of their codes, so two orders never wait in a ring.
 */
export async function takeStock(
  work: Work,
  lines: readonly StockLine[],
  taker: Taker = 'shopper',
): Promise<void> {
  const wanted = perVariant(lines);
  const held = await lockStock(work, [...wanted.keys()]);
  for (const [code, quantity] of wanted) {
    const stock = held.get(code);
    const onHand = (taker === 'shopper' ? stock?.available : stock?.onHand) ?? 0;
    if (onHand < quantity) throw refuse('stock', { variantCode: code, onHand, quantity });
  }
  await changeStock(work, held, (code) => {
    const taken = wanted.get(code) ?? 0;
    const promised = taker === 'shopper' ? 0 : (held.get(code)?.committed ?? 0);
    return { onHand: -taken, committed: 0 - Math.min(taken, promised) };
  });
}

/** Pieces a running subscription finds of these variants, held for this transaction. */
export async function holdForSubscription(
  work: Work,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const held = await lockStock(work, [...new Set(codes)]);
  return new Map([...held].map(([code, { onHand }]) => [code, onHand]));
}

/** Puts back what an order no longer holds. Codes that left the catalogue are ignored. */
export async function returnStock(work: Work, lines: readonly StockLine[]): Promise<void> {
  const wanted = perVariant(lines);
  const held = await lockStock(work, [...wanted.keys()]);
  await changeStock(work, held, (code) => ({ onHand: wanted.get(code) ?? 0, committed: 0 }));
}

/**
 * Promises pieces to running subscriptions, as far as there are any: until they take them, shoppers
 * cannot. `wanted` replaces what was promised before; what is missing is returned.
 */
export async function commitStock(work: Work, wanted: readonly StockLine[]): Promise<StockLine[]> {
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
