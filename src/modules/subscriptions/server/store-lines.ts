import { refuse } from '#kit/refusal.ts';
import { type SellableVariant, stockShort } from '#modules/catalog/server/index.ts';
import {
  deliveryCountry,
  type Order,
  type OrderLine,
  offeredFor,
} from '#modules/orders/server/index.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Held, storeDraft } from './lock-for-change.ts';

/** Maximum pieces of one variant in a delivery. */
const MOST = 9999;
export const atMost = (quantity: number) => Math.min(quantity, MOST);

/** The lines with one added, or replaced if the variant is already there. */
export function withQuantity(
  lines: readonly OrderLine[],
  line: OrderLine,
  quantity = line.quantity,
): OrderLine[] {
  const same = lines.find((other) => other.variantCode === line.variantCode);
  const wanted = { ...(same ?? line), quantity: atMost(quantity) };
  return same ? lines.map((other) => (other === same ? wanted : other)) : [...lines, wanted];
}

/**
 * Writes new lines of the next delivery. `wanted` is the variant whose quantity grows: it must be in stock.
 * @throws Refusal `stock`; `subscription.too_heavy` when the lines fit no parcel of its delivery method.
 */
export async function storeLines(
  work: UnitOfWork,
  held: Held,
  lines: readonly OrderLine[],
  wanted: SellableVariant | undefined,
): Promise<void> {
  const quantity = lines.find((line) => line.variantCode === wanted?.code)?.quantity ?? 0;
  if (wanted && quantity > wanted.onHand) throw stockShort(wanted.code, wanted.onHand, quantity);
  await assertCarried(work, held.draft, lines);
  await storeDraft(work, held, { ...held.draft, lines });
}

async function assertCarried(work: UnitOfWork, draft: Order, lines: readonly OrderLine[]) {
  const options = await findShippingOptions(work.tx, deliveryCountry(draft));
  const chosen = options.filter(({ code }) => code === draft.shipment?.methodCode);
  if (chosen.length > 0 && offeredFor(lines, chosen).length === 0)
    throw refuse('subscription.too_heavy');
}
