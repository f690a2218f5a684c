import type { ProductSummary } from '#modules/catalog/contracts.ts';
import { findVariantsForSale, type SellableVariant } from '#modules/catalog/server/index.ts';
import type { Channel } from '#modules/channels/server/index.ts';
import { deliveryOf } from '#modules/orders/server/index.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { MenuWeek } from '../contracts.ts';
import { cheapestMenuPlan, menuPlans, packUnits, type SoldPack } from '../rules/index.ts';
import type { Offer } from './propose-delivery.ts';

type Eaten = Pick<MenuWeek, 'kibbleGramsPerDay' | 'unitsPerWeek'>;

/** Formats for sale of these products on a site, and the carriers' prices; two queries. */
export async function findMenuOffer(
  db: Db,
  channel: Channel,
  products: readonly ProductSummary[],
): Promise<Offer> {
  const shown = products.flatMap(({ ProductVariants }) =>
    ProductVariants.filter((one) => one.show_variant && one.in_stock).map(({ sku }) => sku),
  );
  const variants = await findVariantsForSale(db, channel.code, shown);
  const options = await findShippingOptions(db, channel.countries[0] ?? '');
  const sold = variants.filter(({ availability }) => availability === 'available');
  return { variants: sold, options };
}

/** Deliveries for a week at each interval, with the cart's delivery cost, and the recommended interval. */
export function proposeMenu(
  { variants, options }: Offer,
  { kibbleGramsPerDay, unitsPerWeek }: Eaten,
  { kibble, ageMonths }: { kibble: string; ageMonths: number },
): Pick<MenuWeek, 'deliveries' | 'proposed'> {
  const of = (sku: string) => variants.filter(({ productSku }) => productSku === sku);
  const supply = {
    rationGrams: kibbleGramsPerDay,
    growingUnder6Months: ageMonths < 6,
    bags: of(kibble).map((variant) => packOf(variant, variant.netGrams)),
    recipes: unitsPerWeek.map(({ sku, units }) => ({
      unitsPerWeek: units,
      packs: of(sku).map((variant) => {
        const { variantName: format, netGrams: weight } = variant;
        return packOf(variant, packUnits({ format, weight }).units);
      }),
    })),
  };
  const foods = [kibble, ...unitsPerWeek.map(({ sku }) => sku)];
  const isSubscribable = foods.flatMap(of).every(({ subscribable }) => subscribable);
  const grossOf = (sku: string) => variants.find(({ code }) => code === sku)?.grossGrams ?? 0;
  const plans = menuPlans(
    supply,
    (lines, goods) =>
      deliveryOf(
        lines.map(({ sku, count }) => ({ grossGrams: grossOf(sku), quantity: count })),
        goods,
        options,
      ),
    isSubscribable,
  );
  return {
    deliveries: plans.map(({ frequency, lines, once, subscription, fits }) => ({
      frequency,
      lines,
      once,
      subscription,
      fits,
    })),
    proposed: cheapestMenuPlan(plans)?.frequency ?? null,
  };
}

const packOf = (
  { code, unitPrice, subscriptionUnitPrice, onHand }: SellableVariant,
  size: number,
): SoldPack => ({
  sku: code,
  size,
  cents: unitPrice,
  subscriptionCents: subscriptionUnitPrice,
  onHand,
});
