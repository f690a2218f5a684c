import { expect, test } from 'vitest';
import { isAdultAt, weightTrend } from './index.ts';

const today = Temporal.PlainDate.from('2026-11-20');
const weighed = (...all: (readonly [string, number])[]) => all.map(([on, kg]) => ({ on, kg }));

test('N-04 a weight that goes one way over weeks is a trend; a single step, a step back or little is none', () => {
  const up = weighed(['2026-08-01', 4], ['2026-09-10', 4.2], ['2026-11-01', 4.4]);
  expect(weightTrend(up, today)).toEqual({ before: 4, now: 4.4 });
  const down = weighed(['2026-08-01', 30], ['2026-09-10', 29], ['2026-11-01', 28]);
  expect(weightTrend(down, today)).toEqual({ before: 30, now: 28 });
  expect(weightTrend(up.slice(1), today)).toBeNull();
  const back = weighed(['2026-11-19', 4.3]);
  expect(weightTrend(up.concat(back), today)).toBeNull();
  expect(
    weightTrend(weighed(['2026-08-01', 4], ['2026-09-10', 4.05], ['2026-11-01', 4.1]), today),
  ).toBeNull();
  const inDays = weighed(['2026-11-01', 4], ['2026-11-05', 4.3], ['2026-11-09', 4.6]);
  expect(weightTrend(inDays, today)).toBeNull();
  expect(weightTrend(weighed(['2026-01-01', 4]), today)).toBeNull();
  expect(weightTrend([], today)).toBeNull();
});

test('N-04 what was weighed half a year ago begins no trend', () => {
  const old = weighed(['2026-02-01', 4], ['2026-09-10', 4.2], ['2026-11-01', 4.4]);
  expect(weightTrend(old, today)).toBeNull();
});

test('N-04 species and adult size say when an animal is grown', () => {
  const dog = {
    species: 'dog' as const,
    breedId: null,
    sex: null,
    weightKg: 30,
    ageMonths: 1,
    adultWeightKg: 30,
  };
  const cat = { ...dog, species: 'cat' as const, weightKg: 4, adultWeightKg: null };
  expect([11.9, 12].map((age) => isAdultAt(cat, age))).toEqual([false, true]);
  expect([13, 15, 15.1].map((age) => isAdultAt(dog, age))).toEqual([false, false, true]);
  const giant = { ...dog, adultWeightKg: 60 };
  expect([20, 24, 24.1].map((age) => isAdultAt(giant, age))).toEqual([false, false, true]);
});
