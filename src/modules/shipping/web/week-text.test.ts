import { expect, test } from 'vitest';
import type { OpeningHours } from '../contracts.ts';
import { weekText } from './week-text.ts';

const shop: string[][] = [['09:00', '19:00']];

test('days with the same hours stand together, days shut are left out', () => {
  const week: OpeningHours = {
    monday: [],
    tuesday: shop,
    wednesday: shop,
    thursday: shop,
    friday: shop,
    saturday: [
      ['08:30', '12:30'],
      ['14:00', '18:00'],
    ],
    sunday: [],
  };
  expect(weekText(week)).toEqual(['mar.–ven. 9:00–19:00', 'sam. 8:30–12:30 et 14:00–18:00']);
});

test('a point that is always shut says nothing', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  expect(weekText(Object.fromEntries(days.map((day) => [day, []])) as never)).toEqual([]);
});
