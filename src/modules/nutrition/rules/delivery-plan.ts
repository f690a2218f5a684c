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

/** Guards whole cents against binary fractions. */
const EPSILON = 1e-9;

/** A format of a food for sale. Grams of food in a bag, pieces a shopper may buy. */
export type SoldFormat = { sku: string; bagGrams: number; onHand: number };

/** What a delivery costs: goods, and their transport. */
export type DeliveryCost = { goods: Cents; delivery: Cents };

/** What some bags of a format cost delivered, and their goods bought once: null for what is only sold once. */
type CostOfBags = DeliveryCost & { once: Cents | null };

/** Null when nobody carries them. */
export type CostOf<Format> = (format: Format, bags: number) => CostOfBags | null;

export type DeliveryPlan<Format extends SoldFormat = SoldFormat> = DeliveryCost & {
  format: Format;
  bags: number;
  /** Whole days the bags last. */
  days: number;
  /** Days between two deliveries. */
  frequency: FrequencyCode;
  /** Whether what comes is eaten up closely enough (`isRhythmFitting`). */
  fits: boolean;
};

/** Who eats: grams a day, and whether it still grows fast. */
export type PlannedEater = { rationGrams: number; growingUnder6Months: boolean };

/**
 * Every delivery that may be proposed: bags of one format that are eaten up within the days an open
 * bag stays fresh, as often as the next one comes before the last bag is empty (decision 0312).
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

/** Goods of one food: cents bought once and on subscription, whole days they last. */
export type EatenGoods = { once: Cents; subscription: Cents; days: number };

/**
 * Whether the goods of a subscription cost a day no more than the same goods bought once: of what comes
 * long before the last bag is empty more is paid than eaten. Amounts in cents; delivery is left aside.
 */
export function isRhythmFitting(
  goods: { once: Cents; subscription: Cents },
  { days, every }: { days: number; every: number },
): boolean {
  const { once, subscription } = goods;
  return isRhythmFittingAll([{ once, subscription, days }], every);
}

/** The same of several foods in one delivery, each eaten up on a day of its own. */
export function isRhythmFittingAll(foods: readonly EatenGoods[], every: number): boolean {
  const paid = foods.reduce((sum, { subscription }) => sum + subscription, 0);
  const worth = foods.reduce(
    (sum, { once, days }) => sum + (once * Math.min(days, every)) / Math.max(1, days),
    0,
  );
  return paid <= worth + EPSILON;
}

/**
 * The rhythm for pieces that stay as they are: the longest they last for, which fits best of all and costs
 * least a day; null where it brings more than is eaten (decision 0361), or they last too short. `goods`: cents.
 */
export function fittingRhythm(
  days: number,
  goods: { once: Cents; subscription: Cents },
): FrequencyCode | null {
  const every = longestWithin(days);
  return every !== null && isRhythmFitting(goods, { days, every }) ? every : null;
}

/**
 * What to deliver and how often (GDE-14): of all that is allowed and whose rhythm fits what costs least a
 * day, delivery included (decision 0361); where no rhythm fits, of all that is allowed; among equals the
 * fewest bags. Where no bag is eaten up while it is fresh, or too few are left,
 * the bag that is suggested otherwise, as many as last until the shortest rhythm. Null: nothing is sold.
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

/** Cents a day: what a delivery costs, over the days until the next one, or until it is eaten. */
export function centsPerDay(
  { goods, delivery }: DeliveryCost,
  { days, every }: { days: number; every: number | null },
): Cents {
  return centsPerDayOfAll([{ goods, days }], delivery, every);
}

/** The same of several foods in one delivery; its transport is paid again when the first of them is eaten up. */
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
