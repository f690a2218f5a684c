import * as checkout from '#modules/checkout/operations.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { isServiceAway } from '../service-client.ts';
import type { ShopClient } from './client.ts';

/** Civil dates between which a parcel ordered now arrives. */
export interface DeliveryEstimate {
  from: string;
  to: string;
}

/** Shipping methods with their prices, the standard one first. */
export const listTariffs = (shop: ShopClient) => shop.all(checkout.listShippingMethods);

/** Like `listTariffs`, for pages that can do without: empty during an outage. */
export async function listTariffsIfThere(shop: ShopClient) {
  try {
    return await listTariffs(shop);
  } catch (error) {
    // A product page works without its delivery costs.
    if (!isServiceAway(error)) throw error;
    return [];
  }
}

/**
 * The estimated arrival by the standard method of an order placed now (DEL-09); null when unknown.
 */
export async function estimateDelivery(shop: ShopClient): Promise<DeliveryEstimate | null> {
  const [usual] = await listTariffs(shop);
  const estimate = usual?.deliveryEstimate;
  return estimate ? { from: estimate.from, to: estimate.to } : null;
}

/**
 * The estimated arrival of a cart if ordered now: by its chosen method, else by the first home
 * delivery method, which its postage is estimated with. Null when unknown.
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
