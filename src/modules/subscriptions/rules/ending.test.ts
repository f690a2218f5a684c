import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ending, endingOf } from './ending.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-11-21');
const ending = (changes: Partial<Ending> = {}): Ending => ({
  deliveriesDone: 2,
  isPaused: false,
  isHeld: false,
  hasGround: false,
  isCharging: false,
  today,
  nextShipping: day('2026-12-10'),
  endingOn: today,
  ...changes,
});
const reported = (changes: Partial<Ending>) => {
  const { effectiveOn, isNow } = endingOf(ending(changes));
  return [effectiveOn.toString(), isNow];
};

test.each<[string, Partial<Ending>, [string, boolean]]>([
  ['after two deliveries: at once', {}, ['2026-11-21', true]],
  ['before the second: after it', { deliveriesDone: 1 }, ['2026-12-10', false]],
  [
    'before the second, with a ground: at once',
    { deliveriesDone: 1, hasGround: true },
    ['2026-11-21', true],
  ],
  [
    'a wished date before the next delivery: on that date, nothing more leaves',
    { endingOn: day('2026-12-09') },
    ['2026-12-09', true],
  ],
  [
    'a wished date after the next delivery: it still leaves',
    { endingOn: day('2026-12-10') },
    ['2026-12-10', false],
  ],
  [
    'while a delivery is being paid for: at once, that one is the last',
    { nextShipping: day('2026-11-19'), isCharging: true },
    ['2026-11-21', true],
  ],
  [
    'while a delivery is being paid for, for a later date: on that date',
    { nextShipping: day('2026-11-19'), isCharging: true, endingOn: day('2027-03-01') },
    ['2027-03-01', false],
  ],
  ['paused after two: at once', { isPaused: true }, ['2026-11-21', true]],
  [
    'paused before the second: after it all the same',
    { deliveriesDone: 1, isPaused: true },
    ['2026-12-10', false],
  ],
  [
    'put to rest by the shop before the second: at once',
    { deliveriesDone: 1, isPaused: true, isHeld: true },
    ['2026-11-21', true],
  ],
])('SUB-04 %s', (_, changes, expected) => {
  expect(reported(changes)).toEqual(expected);
});

test('SUB-04 notice is accepted at any time and never takes effect before the wished date', () => {
  const days = fc.integer({ min: 0, max: 200 }).map((number) => today.add({ days: number }));
  const facts = fc.record({
    deliveriesDone: fc.nat(5),
    isPaused: fc.boolean(),
    isHeld: fc.boolean(),
    hasGround: fc.boolean(),
    isCharging: fc.boolean(),
    today: fc.constant(today),
    nextShipping: fc.option(days),
    endingOn: days,
  });
  fc.assert(
    fc.property(facts, (given) => {
      const { effectiveOn } = endingOf(given);
      expect(Temporal.PlainDate.compare(effectiveOn, given.endingOn)).toBeGreaterThanOrEqual(0);
    }),
  );
});
