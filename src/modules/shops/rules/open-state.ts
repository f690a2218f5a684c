import type { ShopDocument } from '#modules/content/contracts.ts';

export type Opening = Pick<
  ShopDocument,
  'openingHours' | 'specialOpenings' | 'specialClosings' | 'closed'
>;
export type Hours = ShopDocument['openingHours']['monday'];
export type Weekday = keyof ShopDocument['openingHours'];

/** A moment in the shop's local time: civil date and minutes since midnight. */
export interface LocalTime {
  date: string;
  minute: number;
}

export type OpenState =
  | { state: 'open'; until: string }
  /** `opens` is null when the shop does not open within the next two months. */
  | { state: 'closed'; opens: { date: string; time: string } | null }
  /** Closed until further notice. */
  | { state: 'stopped' };

export const WEEKDAYS: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

const DAYS_AHEAD = 60;

/** Days since 1970, so that civil dates can be compared without a time zone. */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

const dateOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

export const weekdayOf = (date: string): Weekday =>
  // 1970-01-01 was a Thursday.
  WEEKDAYS[(((dayNumber(date) + 3) % 7) + 7) % 7] as Weekday;

/**
 * Hours of a day, and why they differ from the usual ones. A dated opening takes precedence over a closure of several
 * days, since it is more specific (LOC-04, LOC-05).
 */
export function hoursOn(shop: Opening, date: string): { hours: Hours; reason: string | null } {
  if (shop.closed) return { hours: [], reason: null };
  const opening = shop.specialOpenings.find((special) => special.date === date);
  if (opening) return { hours: opening.hours, reason: opening.label };
  const closing = shop.specialClosings.find(({ from, to }) => from <= date && date <= to);
  if (closing) return { hours: [], reason: closing.label };
  return { hours: shop.openingHours[weekdayOf(date)], reason: null };
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether a shop is open at a moment, until when, or when it opens next (LOC-03 to LOC-06). */
export function openState(shop: Opening, now: LocalTime): OpenState {
  if (shop.closed) return { state: 'stopped' };
  const today = hoursOn(shop, now.date).hours;
  const present = today.find(
    ([from, to]) => minutes(from) <= now.minute && now.minute < minutes(to),
  );
  if (present) return { state: 'open', until: present[1] };
  const later = today.find(([from]) => minutes(from) > now.minute);
  if (later) return { state: 'closed', opens: { date: now.date, time: later[0] } };
  const first = dayNumber(now.date) + 1;
  for (let day = first; day < first + DAYS_AHEAD; day += 1) {
    const date = dateOf(day);
    const [opening] = hoursOn(shop, date).hours;
    if (opening) return { state: 'closed', opens: { date, time: opening[0] } };
  }
  return { state: 'closed', opens: null };
}

/** Days with special hours from a date on, in order. */
export function specialDays(shop: Opening, from: string) {
  const openings = shop.specialOpenings.map(({ date, hours, label }) => ({
    from: date,
    to: date,
    hours,
    label,
  }));
  const closings = shop.specialClosings.map((closing) => ({ ...closing, hours: [] as Hours }));
  return [...openings, ...closings]
    .filter((special) => special.to >= from)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}
