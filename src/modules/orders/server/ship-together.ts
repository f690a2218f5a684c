import type { UnitOfWork } from '#registry/schema.ts';
import { lockOrder } from './order-store.ts';
import type { Companion } from './shared-parcel.ts';
import { shipParcels } from './ship-parcels.ts';

/**
 * What was packed with an order left with it, under the same number of the carrier: each is sent whole.
 * @throws Refusal as `shipParcels`.
 */
export async function shipTogether(
  work: UnitOfWork,
  companions: readonly Companion[],
  trackingNumbers: readonly string[],
): Promise<void> {
  for (const { token } of companions) {
    const order = await lockOrder(work, token);
    // Somebody else may have sent it a moment ago.
    if (order?.shippingState === 'ready')
      await shipParcels(work, order, trackingNumbers, { isLast: true });
  }
}
