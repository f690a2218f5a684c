import * as checkout from '#modules/checkout/operations.ts';
import type { ShopClient } from './client.ts';

/** Civil dates between which a parcel ordered now arrives. */
export interface DeliveryEstimate {
  from: string;
  to: string;
}

/** Every method with what it asks, the usual one first. */
export const listTariffs = (shop: ShopClient) => shop.all(checkout.listShippingMethods);

/** When the usual method would deliver an order placed now (DEL-09); null when nobody knows. */
export async function estimateDelivery(shop: ShopClient): Promise<DeliveryEstimate | null> {
  const [usual] = await listTariffs(shop);
  const estimate = usual?.deliveryEstimate;
  return estimate ? { from: estimate.from, to: estimate.to } : null;
}
