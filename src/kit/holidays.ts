import { COUNTRY_RULES, type DeliveryCountry, type HolidayRules } from './countries.ts';

const GOOD_FRIDAY = -2;
const ALSACE_MOSELLE: HolidayRules = { fixed: ['12-26'], easter: [GOOD_FRIDAY] };

/** Easter Sunday of a Gregorian year (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return Temporal.PlainDate.from({ year, month, day: (h + l - 7 * m + 33 * month + 19) % 32 });
}

/** The public holidays of a year (DEL-08), computed, no data to refresh: in order, each once: two may fall on one day (1 May 2008). */
export function holidaysOf(
  country: DeliveryCountry,
  year: number,
  alsaceMoselle = false,
): string[] {
  const sunday = easterSunday(year);
  const { holidays } = COUNTRY_RULES[country];
  const rules = alsaceMoselle ? [holidays, ALSACE_MOSELLE] : [holidays];
  const dates = rules.flatMap(({ fixed, easter }) => [
    ...fixed.map((monthDay) => `${year}-${monthDay}`),
    ...easter.map((days) => sunday.add({ days }).toString()),
  ]);
  return [...new Set(dates)].sort();
}

/**
 * A function that tells whether a date is a public holiday. `alsaceMoselle` adds Good Friday and 26
 * December.
 */
export function holidayCalendar(country: DeliveryCountry, alsaceMoselle = false) {
  const years = new Map<number, Set<string>>();
  return (date: Temporal.PlainDate): boolean => {
    const cached = years.get(date.year) ?? new Set(holidaysOf(country, date.year, alsaceMoselle));
    years.set(date.year, cached);
    return cached.has(date.toString());
  };
}
