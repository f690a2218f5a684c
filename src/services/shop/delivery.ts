import type { ShopClient } from './client.ts';

/** Civil dates between which a parcel ordered now arrives. */
export interface DeliveryEstimate {
  from: string;
  to: string;
}

interface Methods {
  'hydra:member': { deliveryEstimate?: DeliveryEstimate | null }[];
}

/** When the usual method would deliver an order placed now (DEL-09); null when nobody knows. */
export async function estimateDelivery(shop: ShopClient): Promise<DeliveryEstimate | null> {
  const methods = await shop.call<Methods>({ path: '/shop/shipping-methods' });
  const estimate = methods['hydra:member'][0]?.deliveryEstimate;
  return estimate ? { from: estimate.from, to: estimate.to } : null;
}
