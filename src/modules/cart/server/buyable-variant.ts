import { refuseFields } from '#kit/refusal.ts';
import {
  findVariantsForSale,
  type SellableVariant,
  stockShort,
} from '#modules/catalog/server/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';

interface Wanted {
  variantCode: string;
  subscriptionInterval: number | null;
}

/**
 * The variant to buy, once or on subscription.
 * @throws Refusal under `productVariant` when it is unknown or not sold here, `stock` when it is
 * out of stock, under `subscriptionInterval` when it is not sold on subscription.
 */
export async function buyableVariant(
  db: Db | Tx,
  cart: Order,
  { variantCode: code, subscriptionInterval }: Wanted,
): Promise<SellableVariant> {
  const [variant] = await findVariantsForSale(db, cart.channel, [code], cart);
  if (variant?.availability === 'out_of_stock') throw stockShort(code, 0, 1);
  if (variant?.availability !== 'available')
    throw refuseFields([{ propertyPath: 'productVariant', code: 'variant.unavailable' }]);
  if (subscriptionInterval !== null && !variant.subscribable)
    throw refuseFields([{ propertyPath: 'subscriptionInterval', code: 'variant.no_subscription' }]);
  return variant;
}
