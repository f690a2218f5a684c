import { describe, expect, it } from 'vitest';
import { easterSunday, holidayCalendar, holidaysOf } from './holidays.ts';

const EASTER = {
  2024: '2024-03-31',
  2025: '2025-04-20',
  2026: '2026-04-05',
  2027: '2027-03-28',
  2028: '2028-04-16',
  2029: '2029-04-01',
  2030: '2030-04-21',
  2038: '2038-04-25',
};

/** Easter Monday, Ascension and Whit Monday as printed in the official calendars. */
const MOVABLE = {
  2026: ['04-06', '05-14', '05-25'],
  2027: ['03-29', '05-06', '05-17'],
  2028: ['04-17', '05-25', '06-05'],
  2029: ['04-02', '05-10', '05-21'],
  2030: ['04-22', '05-30', '06-10'],
};
const FIXED = {
  FR: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
  BE: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
  LU: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
};
const countries = Object.entries(FIXED) as [keyof typeof FIXED, string[]][];
const years = Object.entries(MOVABLE).map(([year, days]) => [Number(year), days] as const);

describe('public holidays', () => {
  it.each(Object.entries(EASTER))('put Easter of %s on %s', (year, date) => {
    expect(easterSunday(Number(year)).toString()).toBe(date);
  });

  it.each(countries)('of %s are the known lists of 2026 to 2030', (country, fixed) => {
    for (const [year, movable] of years) {
      const expected = [...fixed, ...movable].map((monthDay) => `${year}-${monthDay}`).sort();
      expect(holidaysOf(country, year)).toEqual(expected);
    }
  });

  it('add Good Friday and 26 December in Alsace and Moselle', () => {
    const added = holidaysOf('FR', 2027, true).filter((d) => !holidaysOf('FR', 2027).includes(d));
    expect(added).toEqual(['2027-03-26', '2027-12-26']);
  });

  it('are counted once when two fall together, as on 1 May 2008', () => {
    expect(holidaysOf('FR', 2008)).toHaveLength(10);
  });

  it('answer for a single day', () => {
    const belgian = holidayCalendar('BE');
    expect(belgian(Temporal.PlainDate.from('2027-07-21'))).toBe(true);
    expect(belgian(Temporal.PlainDate.from('2027-05-08'))).toBe(false);
    expect(belgian(Temporal.PlainDate.from('2028-07-21'))).toBe(true);
  });
});
