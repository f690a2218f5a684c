import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { promiseDelivery, setWarehouseDays } from '#modules/shipping/rules/index.ts';
import { datesOf } from './calendar.ts';
import { followingInRhythm, openInRhythm } from './rhythm.ts';
import { shipNowDue } from './ship-now.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const frequency = fc.constantFrom(21, 31, 42, 49, 62, 70, 77, 93, 124, 155);
const day = fc.integer({ min: 0, max: 2000 }).map((days) => date('2026-01-01').add({ days }));

test('SUB-16 REL-26 a rhythm never moves a locked delivery, nor one to a day that cannot be announced', () => {
  fc.assert(
    fc.property(
      day,
      frequency,
      frequency,
      fc.boolean(),
      fc.integer({ min: -60, max: 200 }),
      (planned, before, after, isEditable, early) => {
        const today = planned.subtract({ days: early });
        const open = datesOf(planned);
        const moved = openInRhythm({ before, after, open, isEditable, today });
        if (!isEditable) expect(moved).toBeNull();
        if (!moved) return;
        expect(today.until(moved.planned).days).toBeGreaterThanOrEqual(7);
        expect(planned.until(moved.planned).days).toBe(after - before);
      },
    ),
  );
});

test('SUB-16 SUB-17 wherever a delivery was moved to, a longer rhythm brings it no earlier and a shorter one no later', () => {
  fc.assert(
    fc.property(day, frequency, frequency, fc.nat({ max: 300 }), (planned, before, after, days) => {
      const open = { planned, shipping: datesOf(planned.add({ days })).shipping };
      const today = planned.subtract({ days: 400 });
      const moved = openInRhythm({ before, after, open, isEditable: true, today });
      const way = Temporal.PlainDate.compare(moved?.shipping ?? today, open.shipping);
      expect(way * Math.sign(after - before)).toBeGreaterThanOrEqual(0);
      const following = followingInRhythm(open, after).planned;
      expect(open.shipping.until(following).days).toBeGreaterThanOrEqual(after - 4);
    }),
  );
});

test('SUB-16 the following delivery comes one new rhythm after the open one', () => {
  const open = datesOf(date('2026-12-04'));
  expect(followingInRhythm(open, 62).planned.toString()).toBe('2027-02-04');
});

test('SUB-14 asked on a Friday afternoon it is due on Monday at the same hour, over holidays too', () => {
  const due = (local: string) =>
    shipNowDue(Temporal.ZonedDateTime.from(`${local}[Europe/Paris]`).toInstant())
      .toZonedDateTimeISO('Europe/Paris')
      .toPlainDateTime()
      .toString();
  expect(due('2026-11-20T15:00')).toBe('2026-11-23T15:00:00');
  expect(due('2026-12-24T10:00')).toBe('2026-12-28T10:00:00');
  expect(due('2026-11-21T10:00')).toBe('2026-11-23T23:59:59');
  // The warehouse is shut over Christmas: the same days are left out as in the promise of an order.
  setWarehouseDays({
    WAREHOUSE_CUT_OFF: '12:00',
    WAREHOUSE_CLOSED: [{ from: '2026-12-24', to: '2027-01-01' }],
  });
  onTestFinished(() => setWarehouseDays({ WAREHOUSE_CUT_OFF: '12:00', WAREHOUSE_CLOSED: [] }));
  const requested = '2026-12-23T15:00';
  expect(due(requested)).toBe('2027-01-04T15:00:00');
  const place = { countryCode: 'FR' };
  const now = Temporal.ZonedDateTime.from(`${requested}[Europe/Paris]`).toInstant();
  const promised = promiseDelivery(now, place, { minDays: 2, maxDays: 4 });
  expect(promised.dispatchOn.toString()).toBe('2027-01-04');
});
