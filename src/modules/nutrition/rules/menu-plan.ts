import type { Cents } from '#kit/money.ts';
import type { PackCount } from './cheapest-packs.ts';
import { FREQUENCY_CODES, FRESH_DAYS, type FrequencyCode } from './delivery-frequency.ts';
import { centsPerDayOfAll, type DeliveryCost, isRhythmFittingAll } from './delivery-plan.ts';
import { type MenuSupply, menuSupplies, type SoldPack } from './menu-supplies.ts';

/** Cost of a menu delivery; `perDay` in cents, delivery included. */
type MenuCost = Omit<DeliveryCost, 'delivery'> & { delivery: Cents | null; perDay: Cents };

/** Delivery of a mixed menu at one interval. */
export type MenuPlan = {
  frequency: FrequencyCode;
  lines: PackCount[];
  once: MenuCost;
  /** Null when one of its foods is not sold on subscription. */
  subscription: MenuCost | null;
  /** Whether a subscription at this interval matches consumption closely enough (decision 0361). */
  fits: boolean;
  /** Whether it may be recommended: stock is sufficient, and the kibble is finished while fresh. */
  isAllowed: boolean;
};

/** Delivery cost in cents for these lines and this amount of goods; null: no carrier delivers them. */
export type MenuDelivery = (lines: readonly PackCount[], goods: Cents) => Cents | null;

/** Deliveries of a mixed menu at each interval. */
export function menuPlans(
  supply: MenuSupply,
  deliveryOf: MenuDelivery,
  isSubscribable: boolean,
): MenuPlan[] {
  const packs = [...supply.bags, ...supply.recipes.flatMap((recipe) => recipe.packs)];
  const packOf = (sku: string) => packs.find((one) => one.sku === sku);
  const price = (lines: readonly PackCount[], of: (pack: SoldPack) => Cents) =>
    lines.reduce((sum, { sku, count }) => {
      const pack = packOf(sku);
      return pack ? sum + count * of(pack) : sum;
    }, 0);
  return FREQUENCY_CODES.flatMap((frequency) => {
    const supplies = menuSupplies(frequency, supply);
    if (supplies.length === 0) return [];
    const lines = supplies.flatMap((food) => food.lines);
    const foods = supplies.map((food) => ({
      days: food.days,
      once: price(food.lines, ({ cents }) => cents),
      subscription: price(food.lines, ({ subscriptionCents }) => subscriptionCents),
    }));
    const cost = (mode: 'once' | 'subscription', every: number | null): MenuCost => {
      const goods = foods.reduce((sum, food) => sum + food[mode], 0);
      const delivery = deliveryOf(lines, goods);
      const eaten = foods.map((food) => ({ goods: food[mode], days: food.days }));
      return { goods, delivery, perDay: centsPerDayOfAll(eaten, delivery ?? 0, every) };
    };
    const [kibble] = supplies;
    const isThere = lines.every(({ sku, count }) => count <= (packOf(sku)?.onHand ?? 0));
    return [
      {
        frequency,
        lines,
        once: cost('once', null),
        subscription: isSubscribable ? cost('subscription', frequency) : null,
        fits: !isSubscribable || isRhythmFittingAll(foods, frequency),
        isAllowed: isThere && (kibble?.days ?? 0) <= FRESH_DAYS,
      },
    ];
  });
}

/**
 * The interval to recommend for a mixed menu, by the rules for a single food (decisions 0312,
 * 0361): the lowest cost per day, delivery included, among allowed intervals that fit; if none
 * fits, among allowed ones; else the shortest. Null: nothing is sold.
 */
export function cheapestMenuPlan(plans: readonly MenuPlan[]): MenuPlan | null {
  const perDay = ({ once, subscription }: MenuPlan) => (subscription ?? once).perDay;
  const [best] = plans
    .filter(({ isAllowed }) => isAllowed)
    .toSorted(
      (a, b) =>
        Number(b.fits) - Number(a.fits) || perDay(a) - perDay(b) || a.frequency - b.frequency,
    );
  return best ?? plans[0] ?? null;
}
