import { publishPaymentMethod } from '#modules/checkout/server/index.ts';
import { publishShippingMethod } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { DemoShop } from '../../seeds/types.ts';

/** Creates shipping and payment methods. */
export async function publishMethods(work: UnitOfWork, shop: DemoShop): Promise<void> {
  for (const { zones, ...method } of shop.shippingMethods)
    await publishShippingMethod(work, {
      ...method,
      zones: zones.map(({ priceCents, freeFromCents, ...zone }) => ({
        ...zone,
        price: priceCents,
        freeFrom: freeFromCents,
      })),
    });
  for (const method of shop.paymentMethods) await publishPaymentMethod(work, method);
}
