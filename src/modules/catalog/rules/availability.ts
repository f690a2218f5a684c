import type { Availability } from '../contracts.ts';

/** `draft`: never shown to visitors; `hidden`: shown before and now hidden. */
export type ProductStatus = 'draft' | 'sold' | 'stopped' | 'hidden' | 'replaced';

/** Availability of a variant (CAT-10, CAT-17 to CAT-20). */
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

/** The availability of a product is that of its most available visible variant. */
export function productAvailability(
  status: ProductStatus,
  variants: readonly { visible: boolean; onHand: number }[],
): Availability {
  const shown = variants.filter((variant) => variant.visible);
  const onHand = Math.max(0, ...shown.map((variant) => variant.onHand));
  return availabilityOf(status, shown.length > 0, onHand);
}
