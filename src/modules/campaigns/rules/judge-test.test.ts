import { expect, it } from 'vitest';
import { judgeTest, wilson } from './judge-test.ts';

it('O-17 the interval of a share is that of Wilson, for few visitors and for none', () => {
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20.
  expect(wilson(81, 263).low).toBeCloseTo(0.2553, 4);
  expect(wilson(81, 263).high).toBeCloseTo(0.3662, 4);
  expect(wilson(15, 148).low).toBeCloseTo(0.0624, 4);
  expect(wilson(15, 148).high).toBeCloseTo(0.1605, 4);
  expect(wilson(0, 20).low).toBe(0);
  expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

it('O-17 a version is compared with the first one by the interval of Newcombe, and a difference is clear or not', () => {
  // Newcombe 1998, table II, method 10: 56/70 against 48/80.
  const [first, second] = judgeTest([
    { segment: 'a', seen: 80, ordered: 48 },
    { segment: 'b', seen: 70, ordered: 56 },
  ]);
  expect(first).toMatchObject({ rate: 0.6, difference: null, isClear: false });
  expect(second?.difference?.value).toBeCloseTo(0.2, 10);
  expect(second?.difference?.low).toBeCloseTo(0.0524, 4);
  expect(second?.difference?.high).toBeCloseTo(0.3339, 4);
  expect(second?.isClear).toBe(true);
  const [, few] = judgeTest([
    { segment: 'a', seen: 10, ordered: 2 },
    { segment: 'b', seen: 10, ordered: 4 },
  ]);
  expect(few?.isClear).toBe(false);
});
