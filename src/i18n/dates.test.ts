import { expect, test } from 'vitest';
import { briefDate, fullDate, hours, longDate, shortDate, timeOfDay } from './dates.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a delivery day is said with its weekday', () => {
  expect(plain(longDate('2026-11-24'))).toBe('mardi 24 novembre');
  expect(plain(longDate(Temporal.PlainDate.from('2026-12-01')))).toBe('mardi 1er décembre');
});

test('dates have a full, a short and a brief form', () => {
  expect(plain(fullDate('2026-11-24'))).toBe('24 novembre 2026');
  expect(plain(shortDate('2026-11-24'))).toBe('24 nov. 2026');
  expect(plain(briefDate('2026-11-24'))).toBe('mar. 24 nov.');
});

test('an instant is read in Paris, so late evening in UTC is the next day', () => {
  expect(plain(fullDate('2026-07-14T22:30:00Z'))).toBe('15 juillet 2026');
  expect(timeOfDay('2026-07-14T22:30:00Z')).toBe('00:30');
});

test('BIZ-16 opening hours read 9:00–18:00', () => {
  expect(hours('09:00', '18:00')).toBe('9:00–18:00');
});
