import { refuseFields } from '#kit/refusal.ts';
import { stockShort } from '#modules/catalog/server/index.ts';
import { MOST_PIECES } from '../contracts.ts';

interface Wanted {
  variantCode: string;
  quantity: number;
}

/** @throws Refusal `quantity`/`max` when the sum of lines exceeds the maximum of one line. */
export function assertQuantity(quantity: number): void {
  if (quantity <= MOST_PIECES) return;
  throw refuseFields([{ propertyPath: 'quantity', code: 'max', params: { max: MOST_PIECES } }]);
}

/** @throws Refusal `stock` when all lines of a variant together exceed its stock. */
export function assertStock(
  lines: readonly Wanted[],
  variant: { code: string; onHand: number },
): void {
  const quantity = lines
    .filter((line) => line.variantCode === variant.code)
    .reduce((all, line) => all + line.quantity, 0);
  if (quantity > variant.onHand) throw stockShort(variant.code, variant.onHand, quantity);
}
