import {
  findVariantsForSale,
  type PiecesThere,
  type SellableVariant,
} from '#modules/catalog/server/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { lineInstead, type SubscriptionItem } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Replaced } from '../rules/index.ts';

/** The fields of a subscription item that decide what happens when it is missing. */
export type PlannedItem = Pick<SubscriptionItem, 'variantCode' | 'quantity' | 'planB'>;
type Line = Order['lines'][number];

/** The variants chosen as substitutes that are still available, by code. */
export async function findInstead(
  { tx }: UnitOfWork,
  channel: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, SellableVariant>> {
  if (codes.length === 0) return new Map();
  const found = await findVariantsForSale(tx, channel, [...new Set(codes)]);
  return new Map(
    found
      .filter(({ subscribable, availability }) => subscribable && availability !== 'unavailable')
      .map((variant) => [variant.code, variant]),
  );
}

/** The chosen substitute of a line, with the stock available for it. */
export function insteadOf(
  plan: PlannedItem['planB'],
  sold: ReadonlyMap<string, SellableVariant>,
  there: ReadonlyMap<string, PiecesThere>,
  lines: readonly Line[],
) {
  const comes = sold.get(plan?.replacement?.variantCode ?? '');
  const found = comes && there.get(comes.code);
  if (!comes || !found) return null;
  // Pieces that other lines need of the substitute itself, and those reserved for others, are not available.
  const own = lines
    .filter(({ variantCode }) => variantCode === comes.code)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = Math.max(0, Math.min(found.free, found.onHand - own));
  return { variantCode: comes.code, there: pieces, netGrams: comes.netGrams };
}

/** The lines that leave, with substitutes merged into lines of the same variant. */
export function withInstead(
  sent: readonly Line[],
  replaced: readonly Replaced<Line>[],
  sold: ReadonlyMap<string, SellableVariant>,
): Line[] {
  const lines = [...sent];
  for (const { line, to, pieces } of replaced) {
    const comes = sold.get(to);
    if (!comes) continue;
    const at = lines.findIndex(
      (one) => one.variantCode === to && one.subscriptionInterval === line.subscriptionInterval,
    );
    const same = lines[at];
    if (same) lines[at] = { ...same, quantity: same.quantity + pieces };
    else lines.push(lineInstead(comes, pieces, line.subscriptionInterval));
  }
  return lines;
}
