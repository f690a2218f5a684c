import type { Cents } from '#kit/money.ts';
import {
  bagToSuggest,
  deliveryFrequency,
  eatenPerDay,
  FREQUENCY_CODES,
  FRESH_DAYS,
  type FrequencyCode,
  longestWithin,
} from './delivery-frequency.ts';

/** Tolerance for floating-point error when rounding to whole cents. */
const EPSILON = 1e-9;

/** A format for sale. Grams of food in a bag, units a shopper may buy. */
export type SoldFormat = { sku: string; bagGrams: number; onHand: number };

/** Cost of a delivery: goods and delivery cost. */
export type DeliveryCost = { goods: Cents; delivery: Cents };

/** Cost of some bags of a format with delivery, and their one-off price: null when not sold on subscription. */
type CostOfBags = DeliveryCost & { once: Cents | null };

/** Null when no carrier delivers them. */
export type CostOf<Format> = (format: Format, bags: number) => CostOfBags | null;

export type DeliveryPlan<Format extends SoldFormat = SoldFormat> = DeliveryCost & {
  format: Format;
  bags: number;
  /** Whole days the bags last. */
  days: number;
  /** Days between two deliveries. */
  frequency: FrequencyCode;
  /** Whether deliveries match consumption closely enough (`isRhythmFitting`). */
  fits: boolean;
};

/** The animal: grams a day, and whether it is still growing fast. */
export type PlannedEater = { rationGrams: number; growingUnder6Months: boolean };

/**
 * All deliveries that may be recommended: bags of one format that are finished while an open bag
 * stays fresh, at an interval that ends before the last bag is empty (decision 0312).
 */
export function allowedPlans<Format extends SoldFormat>(
  formats: readonly Format[],
  eater: PlannedEater,
  costOf: CostOf<Format>,
): DeliveryPlan<Format>[] {
  const eaten = eatenPerDay(eater);
  return formats.flatMap((format) => {
    const most = Math.min(format.onHand, Math.floor((FRESH_DAYS * eaten) / format.bagGrams));
    return Array.from({ length: most }, (_, index) => index + 1).flatMap((bags) => {
      const { daysCovered: days } = deliveryFrequency({
        bagGrams: format.bagGrams,
        bags,
        ...eater,
      });
      const cost = costOf(format, bags);
      if (!cost) return [];
      return FREQUENCY_CODES.filter((code) => code <= days).map((frequency) =>
        planOf({ format, bags, days, frequency }, cost),
      );
    });
  });
}

/** Goods of one food: cents as one-off and on subscription, whole days they last. */
export type EatenGoods = { once: Cents; subscription: Cents; days: number };

/**
 * Whether subscription goods cost no more per day than the same goods bought once: if a delivery
 * comes long before the last bag is empty, more is paid than eaten. Cents; the delivery cost is
 * ignored.
 */
export function isRhythmFitting(
  goods: { once: Cents; subscription: Cents },
  { days, every }: { days: number; every: number },
): boolean {
  const { once, subscription } = goods;
  return isRhythmFittingAll([{ once, subscription, days }], every);
}

/** The same for several foods in one delivery, each finished on a day of its own. */
export function isRhythmFittingAll(foods: readonly EatenGoods[], every: number): boolean {
  const paid = foods.reduce((sum, { subscription }) => sum + subscription, 0);
  const worth = foods.reduce(
    (sum, { once, days }) => sum + (once * Math.min(days, every)) / Math.max(1, days),
    0,
  );
  return paid <= worth + EPSILON;
}

/**
 * The interval for fixed quantities: the longest they last, which fits best and costs least per
 * day; null when it would deliver more than is eaten (decision 0361), or they do not last long
 * enough. `goods`: cents.
 */
export function fittingRhythm(
  days: number,
  goods: { once: Cents; subscription: Cents },
): FrequencyCode | null {
  const every = longestWithin(days);
  return every !== null && isRhythmFitting(goods, { days, every }) ? every : null;
}

/**
 * Quantity and interval to recommend (GDE-14): the lowest cost per day, delivery included, among
 * allowed deliveries whose interval fits (decision 0361); if none fits, among all allowed ones; if
 * equal, the fewest bags. If no bag is finished while fresh, or stock is too low: the bag from
 * `bagToSuggest`, as many as the shortest interval needs. Null: nothing is sold.
 */
export function cheapestPlan<Format extends SoldFormat>(
  formats: readonly Format[],
  eater: PlannedEater,
  costOf: CostOf<Format>,
): DeliveryPlan<Format> | null {
  const [best] = allowedPlans(formats, eater, costOf).toSorted(
    (a, b) =>
      Number(b.fits) - Number(a.fits) ||
      costOfDelivery(a) * b.frequency - costOfDelivery(b) * a.frequency ||
      a.bags - b.bags ||
      (a.format.sku < b.format.sku ? -1 : 1),
  );
  return best ?? suggestedPlan(formats, eater, costOf);
}

/** Cents a day: cost of a delivery over the days until the next one, or until it is eaten. */
export function centsPerDay(
  { goods, delivery }: DeliveryCost,
  { days, every }: { days: number; every: number | null },
): Cents {
  return centsPerDayOfAll([{ goods, days }], delivery, every);
}

/** The same for several foods in one delivery, whose delivery cost recurs when the first of them is finished. */
export function centsPerDayOfAll(
  foods: readonly { goods: Cents; days: number }[],
  delivery: Cents,
  every: number | null,
): Cents {
  const over = (days: number) => Math.max(1, Math.min(days, every ?? days));
  const first = Math.min(...foods.map(({ days }) => days));
  const goods = foods.reduce((sum, food) => sum + food.goods / over(food.days), 0);
  return Math.round(goods + delivery / over(first) + EPSILON);
}

const costOfDelivery = ({ goods, delivery }: DeliveryCost): Cents => goods + delivery;

function suggestedPlan<Format extends SoldFormat>(
  formats: readonly Format[],
  eater: PlannedEater,
  costOf: CostOf<Format>,
): DeliveryPlan<Format> | null {
  const size = bagToSuggest(
    formats.map(({ bagGrams }) => bagGrams),
    eater.rationGrams,
  );
  const format = formats.find(({ bagGrams }) => bagGrams === size);
  if (!format) return null;
  const { bagGrams } = format;
  const bags = deliveryFrequency({ bagGrams, bags: 1, ...eater }).minimumBags ?? 1;
  const { daysCovered, frequencyCode } = deliveryFrequency({ bagGrams, bags, ...eater });
  const cost = costOf(format, bags);
  const [shortest] = FREQUENCY_CODES;
  return (
    cost && planOf({ format, bags, days: daysCovered, frequency: frequencyCode ?? shortest }, cost)
  );
}

function planOf<Format extends SoldFormat>(
  {
    format,
    bags,
    days,
    frequency,
  }: Pick<DeliveryPlan<Format>, 'format' | 'bags' | 'days' | 'frequency'>,
  { goods, delivery, once }: CostOfBags,
): DeliveryPlan<Format> {
  const fits =
    once === null || isRhythmFitting({ once, subscription: goods }, { days, every: frequency });
  return { format, bags, days, frequency, fits, goods, delivery };
}
