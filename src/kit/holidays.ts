/** Public holidays of France, Belgium and Luxembourg (DEL-08), computed, no data to refresh. */
export type HolidayCountry = 'FR' | 'BE' | 'LU';

type Rules = { fixed: readonly string[]; easter: readonly number[] };

const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;
const MOVABLE = [EASTER_MONDAY, ASCENSION, WHIT_MONDAY];
const EVERYWHERE = ['01-01', '05-01', '08-15', '11-01', '12-25'];

const RULES: Record<HolidayCountry, Rules> = {
  FR: { fixed: [...EVERYWHERE, '05-08', '07-14', '11-11'], easter: MOVABLE },
  BE: { fixed: [...EVERYWHERE, '07-21', '11-11'], easter: MOVABLE },
  LU: { fixed: [...EVERYWHERE, '05-09', '06-23', '12-26'], easter: MOVABLE },
};
const GOOD_FRIDAY = -2;
const ALSACE_MOSELLE: Rules = { fixed: ['12-26'], easter: [GOOD_FRIDAY] };

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

/** The holidays of a year, in order, each once: two may fall on one day (1 May 2008). */
export function holidaysOf(country: HolidayCountry, year: number, alsaceMoselle = false): string[] {
  const sunday = easterSunday(year);
  const rules = alsaceMoselle ? [RULES[country], ALSACE_MOSELLE] : [RULES[country]];
  const dates = rules.flatMap(({ fixed, easter }) => [
    ...fixed.map((monthDay) => `${year}-${monthDay}`),
    ...easter.map((days) => sunday.add({ days }).toString()),
  ]);
  return [...new Set(dates)].sort();
}

/** Is this a public holiday there? `alsaceMoselle` adds Good Friday and 26 December. */
export function holidayCalendar(country: HolidayCountry, alsaceMoselle = false) {
  const years = new Map<number, Set<string>>();
  return (date: Temporal.PlainDate): boolean => {
    const cached = years.get(date.year) ?? new Set(holidaysOf(country, date.year, alsaceMoselle));
    years.set(date.year, cached);
    return cached.has(date.toString());
  };
}
