import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardNotice, isExpired } from './card-expiry.ts';
import { reminderOn } from './reminder.ts';

const shipping = Temporal.PlainDate.from('2026-12-18');
const before = (days: number) => shipping.subtract({ days });

test('SUB-12 SUB-13 one reminder a week before, one four days before, none late', () => {
  const notified = [10, 8, 7, 5, 4, 1, 0, -1].map((days) => reminderOn(shipping, before(days)));
  expect(notified).toEqual([null, null, 'first', 'first', 'last', 'last', null, null]);
});

test('REL-12 a card that ends before its delivery is told at 30, 14 and 7 days', () => {
  const card = { expMonth: 11, expYear: 2026 };
  const notified = [31, 30, 15, 14, 8, 7, 0, -1].map((days) =>
    cardNotice(card, shipping, before(days)),
  );
  expect(notified).toEqual([null, 30, 30, 14, 14, 7, 7, null]);
});

test('REL-12 a card pays until the last day of its month, and is never told of before it matters', () => {
  const month = fc.record({
    expMonth: fc.integer({ min: 1, max: 12 }),
    expYear: fc.integer({ min: 2026, max: 2036 }),
  });
  fc.assert(
    fc.property(month, fc.integer({ min: 0, max: 30 }), (card, days) => {
      const last = Temporal.PlainDate.from({
        year: card.expYear,
        month: card.expMonth,
        day: 1,
      })
        .add({ months: 1 })
        .subtract({ days: 1 });
      expect(isExpired(card, last)).toBe(false);
      expect(isExpired(card, last.add({ days: 1 }))).toBe(true);
      expect(cardNotice(card, last, last.subtract({ days }))).toBeNull();
      expect(cardNotice(card, last.add({ days: 1 }), last.subtract({ days }))).not.toBe(undefined);
    }),
  );
});
