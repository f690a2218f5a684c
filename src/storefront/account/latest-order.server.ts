import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { orderCalls } from '#services/shop/orders.ts';

/** Number of pictures that fit side by side on a phone. */
const MOST_PICTURES = 4;

/** The latest order with its articles and arrival (ORD-01). */
export async function readLatestOrder(
  shop: ShopClient,
  { number, date, status, totalIncludingTax, ...latest }: OrderSummaryShape,
) {
  const { items, shipments } = await orderCalls(shop).read(latest.tokenValue);
  const [shipment] = shipments;
  const { deliverFrom = null, deliverTo = null, deliveredAt = null } = shipment ?? {};
  const { parcels = [], toFollow = [] } = shipment ?? {};
  return {
    number,
    date,
    status,
    totalIncludingTax,
    deliverFrom,
    deliverTo,
    deliveredAt,
    parcels,
    toFollow,
    products: items.slice(0, MOST_PICTURES).map(({ id, productName, imageUrl }) => ({
      id,
      name: productName,
      imageUrl,
    })),
    more: Math.max(0, items.length - MOST_PICTURES),
  };
}

export type LatestOrder = Awaited<ReturnType<typeof readLatestOrder>>;
