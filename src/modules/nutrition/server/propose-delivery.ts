import { findVariantsForSale, type SellableVariant } from '#modules/catalog/server/index.ts';
import type { Channel } from '#modules/channels/server/index.ts';
import { deliveryOf } from '#modules/orders/server/index.ts';
import { findShippingOptions, type ShippingOption } from '#modules/shipping/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { ProposedDelivery } from '../contracts.ts';
import { cheapestPlan, type PlannedEater } from '../rules/index.ts';

/** Formats for sale of a product, and the carriers' prices. */
export interface Offer {
  variants: readonly SellableVariant[];
  options: readonly ShippingOption[];
}

/** The format, bags and interval with the lowest cost per day among those that fit, with the cart's delivery cost. */
export function proposeDelivery(
  { variants, options }: Offer,
  eater: PlannedEater,
): ProposedDelivery | null {
  const isSubscribable = variants.every(({ subscribable }) => subscribable);
  const costOf = (variant: SellableVariant, bags: number, isSubscription: boolean) => {
    const { grossGrams, unitPrice, subscriptionUnitPrice } = variant;
    const goods = bags * (isSubscription ? subscriptionUnitPrice : unitPrice);
    return { goods, delivery: deliveryOf([{ grossGrams, quantity: bags }], goods, options) };
  };
  const formats = variants.map((variant) => ({
    sku: variant.code,
    bagGrams: variant.netGrams,
    onHand: variant.onHand,
    variant,
  }));
  const goodsOnce = (variant: SellableVariant, bags: number) =>
    isSubscribable ? costOf(variant, bags, false).goods : null;
  const carried = cheapestPlan(formats, eater, ({ variant }, bags) => {
    const { goods, delivery } = costOf(variant, bags, isSubscribable);
    return delivery === null ? null : { goods, delivery, once: goodsOnce(variant, bags) };
  });
  // Where no carrier delivers, only the price of the goods counts, so that a ration is still given.
  const plan =
    carried ??
    cheapestPlan(formats, eater, ({ variant }, bags) => {
      const { goods } = costOf(variant, bags, isSubscribable);
      return { goods, delivery: 0, once: goodsOnce(variant, bags) };
    });
  if (!plan) return null;
  const { format, bags, days, frequency } = plan;
  return {
    sku: format.sku,
    bags,
    days,
    frequency,
    once: costOf(format.variant, bags, false),
    subscription: isSubscribable ? costOf(format.variant, bags, true) : null,
  };
}

/** Delivery recommended for an animal that eats one of these variants; null when none is sold. */
export async function findDelivery(
  db: Db,
  channel: Channel,
  codes: readonly string[],
  eater: PlannedEater,
): Promise<ProposedDelivery | null> {
  const variants = await findVariantsForSale(db, channel.code, codes);
  const options = await findShippingOptions(db, channel.countries[0] ?? '');
  const sold = variants.filter(({ availability }) => availability === 'available');
  return proposeDelivery({ variants: sold, options }, eater);
}
