import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declineOf, givenUpOn, isToRest, nextTry } from './dunning.ts';

const usual = { RENEWAL_RETRY_DAYS: [1, 3, 5, 7], RENEWAL_FAILED_CYCLES: 3 };

const day = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }));

test('REL-07 a soft decline is tried 1, 3, 5 and 7 days after, each day once', () => {
  fc.assert(
    fc.property(day, (first) => {
      const tries: number[] = [];
      for (
        let next = nextTry('soft', first, first, usual);
        next;
        next = nextTry('soft', first, next, usual)
      )
        tries.push(first.until(next).days);
      expect(tries).toEqual([1, 3, 5, 7]);
    }),
  );
});

test('REL-20 tries nobody ran are not made up for: the next one is always another day', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 30 }), (first, late) => {
      const today = first.add({ days: late });
      const next = nextTry('soft', first, today, usual);
      if (late >= 7) expect(next).toBeNull();
      else expect(Temporal.PlainDate.compare(next as Temporal.PlainDate, today)).toBe(1);
    }),
  );
});

test('REL-08 REL-13 what another try cannot help is never tried blindly', () => {
  for (const code of ['stolen_card', 'expired_card', 'card_missing', 'authentication_required'])
    expect(
      nextTry(
        declineOf(code),
        Temporal.PlainDate.from('2026-12-01'),
        Temporal.PlainDate.from('2026-12-01'),
        usual,
      ),
    ).toBeNull();
  expect(declineOf('authentication_required')).toBe('authentication');
  expect(declineOf('insufficient_funds')).toBe('soft');
  expect(declineOf('a_code_of_tomorrow')).toBe('soft');
});

test('REL-09 the last try comes before the delivery is given up; three of them are a rest', () => {
  fc.assert(
    fc.property(day, (first) => {
      const last = nextTry('soft', first, first.add({ days: 6 }), usual) as Temporal.PlainDate;
      expect(Temporal.PlainDate.compare(last, givenUpOn(first, usual))).toBe(-1);
    }),
  );
  expect([0, 1, 2, 3, 4].map((failed) => isToRest(failed, usual))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('PAY-04 the settings say how often, how long and how many', () => {
  const patient = { RENEWAL_RETRY_DAYS: [2, 14], RENEWAL_FAILED_CYCLES: 1 };
  const first = Temporal.PlainDate.from('2026-12-01');
  const next = nextTry('soft', first, first, patient) as Temporal.PlainDate;
  expect(next.toString()).toBe('2026-12-03');
  expect(nextTry('soft', first, next, patient)?.toString()).toBe('2026-12-15');
  expect(givenUpOn(first, patient).toString()).toBe('2026-12-16');
  expect(isToRest(1, patient)).toBe(true);
});
