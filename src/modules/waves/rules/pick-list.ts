import type { LotPick } from '#modules/catalog/rules/index.ts';

/** The pieces of one lot to pick from one place, for all orders of a wave. */
export interface PickLine extends LotPick {
  /** Number of orders they are for. */
  orders: number;
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The picking route: by place, each lot of each article once; lots without a place come last. */
export function pickList(ofOrders: readonly (readonly LotPick[])[]): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const picks of ofOrders)
    for (const pick of picks) {
      const key = [pick.place, pick.variantCode, pick.lot].join('|');
      const line = lines.get(key);
      lines.set(key, {
        ...pick,
        quantity: pick.quantity + (line?.quantity ?? 0),
        orders: 1 + (line?.orders ?? 0),
      });
    }
  return [...lines.values()].sort(
    (a, b) =>
      inOrder(a.place || '~', b.place || '~') ||
      inOrder(a.variantCode, b.variantCode) ||
      inOrder(a.bestBefore ?? '~', b.bestBefore ?? '~') ||
      inOrder(a.lot, b.lot),
  );
}
