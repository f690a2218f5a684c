import { createHash } from 'node:crypto';
import type { Order } from '#modules/orders/server/index.ts';

/** Hash that tells whether two labels have the same address without revealing it. */
export function addressKey({ shippingAddress, shipment }: Order): string {
  const { id: _, ...address } = { id: null, ...shippingAddress };
  const place = shipment?.pickupPoint ?? null;
  const facts = [Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1)), place];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}
