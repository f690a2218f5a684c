import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursOn, type Opening, openState, specialDays, weekdayOf } from './index.ts';

const day = [
  ['09:30', '12:30'],
  ['14:00', '19:00'],
] as [string, string][];

const shop: Opening = {
  openingHours: {
    monday: [],
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: [],
  },
  specialOpenings: [{ date: '2026-12-20', hours: [['10:00', '18:00']], label: 'Dimanche ouvert' }],
  specialClosings: [
    { from: '2026-12-24', to: '2026-12-26', label: 'Noël' },
    { from: '2026-12-15', to: '2026-12-20', label: 'Travaux' },
  ],
  closed: false,
};

const at = (date: string, time: string) => ({
  date,
  minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});

test('a date falls on its weekday', () => {
  expect([weekdayOf('2026-11-21'), weekdayOf('2026-11-23'), weekdayOf('1969-12-31')]).toEqual([
    'saturday',
    'monday',
    'wednesday',
  ]);
});

test.each([
  ['2026-11-21', '09:29', { state: 'closed', opens: { date: '2026-11-21', time: '09:30' } }],
  ['2026-11-21', '09:30', { state: 'open', until: '12:30' }],
  ['2026-11-21', '12:30', { state: 'closed', opens: { date: '2026-11-21', time: '14:00' } }],
  ['2026-11-21', '18:59', { state: 'open', until: '19:00' }],
  ['2026-11-21', '19:00', { state: 'closed', opens: { date: '2026-11-24', time: '09:30' } }],
])('LOC-03 on %s at %s', (date, time, expected) => {
  expect(openState(shop, at(date, time))).toEqual(expected);
});

test('LOC-04 a dated opening is used, even on a day off within a closing', () => {
  expect(openState(shop, at('2026-12-20', '11:00'))).toEqual({ state: 'open', until: '18:00' });
  expect(hoursOn(shop, '2026-12-20').reason).toBe('Dimanche ouvert');
});

test('LOC-05 a dated closing is used on each of its days', () => {
  for (const date of ['2026-12-24', '2026-12-25', '2026-12-26'])
    expect(openState(shop, at(date, '11:00'))).toEqual({
      state: 'closed',
      opens: { date: '2026-12-29', time: '09:30' },
    });
});

test('LOC-06 a closed shop is closed at any hour and has no next opening', () => {
  const closed = { ...shop, closed: true };
  expect(openState(closed, at('2026-11-21', '11:00'))).toEqual({ state: 'stopped' });
  expect(hoursOn(closed, '2026-12-20').hours).toEqual([]);
});

test('a shop without hours has no next opening', () => {
  const week = Object.fromEntries(Object.keys(shop.openingHours).map((name) => [name, []]));
  const never = {
    ...shop,
    openingHours: week as unknown as Opening['openingHours'],
    specialOpenings: [],
  };
  expect(openState(never, at('2026-11-21', '11:00'))).toEqual({ state: 'closed', opens: null });
});

test('LOC-04 LOC-05 special days are listed in order, past ones left out', () => {
  expect(specialDays(shop, '2026-12-20').map(({ from, label }) => [from, label])).toEqual([
    ['2026-12-15', 'Travaux'],
    ['2026-12-20', 'Dimanche ouvert'],
    ['2026-12-24', 'Noël'],
  ]);
  expect(specialDays(shop, '2026-12-21').map(({ label }) => label)).toEqual(['Noël']);
});

test('LOC-03 what is said open is within the hours of that day, and the next opening is one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 1439 }),
      (days, minute) => {
        const date = Temporal.PlainDate.from('2026-06-01').add({ days }).toString();
        const found = openState(shop, { date, minute });
        if (found.state === 'open')
          expect(hoursOn(shop, date).hours.some(([, to]) => to === found.until)).toBe(true);
        else if (found.state === 'closed' && found.opens)
          expect(openState(shop, at(found.opens.date, found.opens.time)).state).toBe('open');
      },
    ),
  );
});
