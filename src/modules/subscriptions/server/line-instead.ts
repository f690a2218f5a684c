import type { SellableVariant } from '#modules/catalog/server/index.ts';
import type { OrderLine } from '#modules/orders/server/index.ts';
import { snapshotFrom } from './change-items.ts';
import { lineOf } from './prepare-draft.ts';

/** A line of a delivery with a substitute for a missing one. */
export const lineInstead = (
  comes: SellableVariant,
  pieces: number,
  subscriptionInterval: number | null,
): OrderLine => ({
  ...lineOf({ known: snapshotFrom(comes) }, pieces, subscriptionInterval),
  thisTimeOnly: true,
});
