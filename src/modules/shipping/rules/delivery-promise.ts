import { asDeliveryCountry, DELIVERY_COUNTRIES, WAREHOUSE_COUNTRY } from '#kit/countries.ts';
import { addBusinessDays, businessDayFrom, toCivilDateTime } from '#kit/dates.ts';
import { holidayCalendar } from '#kit/holidays.ts';
import { type ClosedDays, isAfterCutOff, isClosedAtWarehouse } from './warehouse-days.ts';

export interface DeliveryPromise {
  dispatchOn: Temporal.PlainDate;
  deliverFrom: Temporal.PlainDate;
  deliverTo: Temporal.PlainDate;
}

const atWarehouse = holidayCalendar(WAREHOUSE_COUNTRY);
const calendars = new Map(
  DELIVERY_COUNTRIES.map((country) => [country, holidayCalendar(country)] as const),
);
const inAlsaceMoselle = holidayCalendar('FR', true);
/** Moselle, Bas-Rhin and Haut-Rhin have two more public holidays. */
const ALSACE_MOSELLE = /^(57|67|68)\d{3}$/;

/** Destination of a delivery: country, and postcode once it is entered. */
export interface PromisedPlace {
  countryCode: string;
  postcode?: string | undefined;
}

function calendarOf({ countryCode, postcode = '' }: PromisedPlace) {
  if (countryCode === 'FR' && ALSACE_MOSELLE.test(postcode)) return inAlsaceMoselle;
  const country = asDeliveryCountry(countryCode);
  return (country && calendars.get(country)) ?? atWarehouse;
}

/**
 * The dates promised for an order placed now (DEL-09): dispatch on a business day of the
 * warehouse, delivery after `minDays` to `maxDays` business days of the destination.
 */
export function promiseDelivery(
  now: Temporal.Instant,
  place: PromisedPlace,
  { minDays, maxDays }: { minDays: number; maxDays: number },
): DeliveryPromise {
  const moment = toCivilDateTime(now);
  const first = moment.toPlainDate().add({ days: isAfterCutOff(moment.toPlainTime()) ? 1 : 0 });
  return promiseFrom(first, place, { minDays, maxDays });
}

/**
 * The dispatch day for a planned civil date: that day, or the next one the warehouse works; with the closures of today's
 * settings, unless others are weighed.
 */
export const dispatchDay = (
  date: Temporal.PlainDate,
  closures?: readonly ClosedDays[],
): Temporal.PlainDate => businessDayFrom(date, (day) => isClosedAtWarehouse(day, closures));

/** The promised dates of a delivery with a fixed dispatch day. */
export function promiseFrom(
  date: Temporal.PlainDate,
  place: PromisedPlace,
  { minDays, maxDays }: { minDays: number; maxDays: number },
): DeliveryPromise {
  const dispatchOn = dispatchDay(date);
  const there = calendarOf(place);
  return {
    dispatchOn,
    deliverFrom: addBusinessDays(dispatchOn, minDays, there),
    deliverTo: addBusinessDays(dispatchOn, maxDays, there),
  };
}
