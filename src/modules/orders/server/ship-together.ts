import type { UnitOfWork } from '#registry/schema.ts';
import { lockOrder } from './order-store.ts';
import type { Companion } from './shared-parcel.ts';
import { shipParcels } from './ship-parcels.ts';

/**
 * Ships the orders packed in the same parcel under the same tracking number, each completely.
 * @throws Refusal as `shipParcels`.
 */
export async function shipTogether(
  work: UnitOfWork,
  companions: readonly Companion[],
  trackingNumbers: readonly string[],
): Promise<void> {
  for (const { token } of companions) {
    const order = await lockOrder(work, token);
    // A concurrent request may have shipped it already.
    if (order?.shippingState === 'ready')
      await shipParcels(work, order, trackingNumbers, { isLast: true });
  }
}
