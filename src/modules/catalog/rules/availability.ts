import type { Availability } from '../contracts.ts';

/** `draft`: not shown yet, to nobody; `hidden`: was shown, and is set aside. */
export type ProductStatus = 'draft' | 'sold' | 'stopped' | 'hidden' | 'replaced';

/** What a variant is told to be (CAT-10, CAT-17 to CAT-20). */
export function availabilityOf(
  status: ProductStatus,
  visible: boolean,
  onHand: number,
): Availability {
  if (status === 'stopped') return 'stopped';
  if (status === 'replaced') return 'no_longer_sold';
  if (status === 'hidden' || status === 'draft' || !visible) return 'unavailable';
  return onHand > 0 ? 'available' : 'out_of_stock';
}

/** A product is what its most available visible variant is. */
export function productAvailability(
  status: ProductStatus,
  variants: readonly { visible: boolean; onHand: number }[],
): Availability {
  const shown = variants.filter((variant) => variant.visible);
  const onHand = Math.max(0, ...shown.map((variant) => variant.onHand));
  return availabilityOf(status, shown.length > 0, onHand);
}
