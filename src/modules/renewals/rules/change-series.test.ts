import { expect, test } from 'vitest';
import { seriesEndingWith } from './change-series.ts';

const at = (...minutes: number[]) =>
  minutes.map((minute, index) => ({ id: index + 1, at: new Date(minute * 60_000) }));

test('changes within ten minutes of each other are one series, confirmed with the last', () => {
  const changes = at(0, 5, 12, 40);
  expect(seriesEndingWith(changes, 1)).toBeNull();
  expect(seriesEndingWith(changes, 2)).toBeNull();
  expect(seriesEndingWith(changes, 3)).toEqual({ first: 1, next: 4 });
  expect(seriesEndingWith(changes, 4)).toEqual({ first: 4, next: null });
  expect(seriesEndingWith(changes, 9)).toBeNull();
});
