import * as checkout from '#modules/checkout/operations.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { isServiceAway } from '../service-client.ts';
import type { ShopClient } from './client.ts';

/** Civil dates between which a parcel ordered now arrives. */
export interface DeliveryEstimate {
  from: string;
  to: string;
}

/** Every method with what it asks, the usual one first. */
export const listTariffs = (shop: ShopClient) => shop.all(checkout.listShippingMethods);

/** The same for what is said beside other things: none when nobody answers. */
export async function listTariffsIfThere(shop: ShopClient) {
  try {
    return await listTariffs(shop);
  } catch (error) {
    // A product is shown without what its delivery costs.
    if (!isServiceAway(error)) throw error;
    return [];
  }
}

/** When the usual method would deliver an order placed now (DEL-09); null when nobody knows. */
export async function estimateDelivery(shop: ShopClient): Promise<DeliveryEstimate | null> {
  const [usual] = await listTariffs(shop);
  const estimate = usual?.deliveryEstimate;
  return estimate ? { from: estimate.from, to: estimate.to } : null;
}

/**
 * When a cart would arrive if it were ordered now: by the method chosen for it, else by the one its
 * postage is estimated with, the first that brings it home. Null when nobody knows.
 */
export async function estimateArrival(
  shop: ShopClient,
  { shipments }: Pick<OrderShape, 'shipments'>,
): Promise<DeliveryEstimate | null> {
  const methods = await listTariffs(shop);
  const code = shipments[0]?.method.split('/').at(-1);
  const method = methods.find((one) => one.code === code) ?? methods.find(isHome);
  const estimate = method?.deliveryEstimate;
  return estimate ? { from: estimate.from, to: estimate.to } : null;
}

const isHome = ({ kind }: { kind: string }) => kind === 'home';
