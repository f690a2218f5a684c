import { expect, it } from 'vitest';
import { promiseDelivery, promiseFrom } from './delivery-promise.ts';

const standard = { minDays: 2, maxDays: 4 };
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Paris]`).toInstant();
const words = (text: string, countryCode = 'FR', days = standard, postcode?: string) => {
  const place = { countryCode, postcode };
  const { dispatchOn, deliverFrom, deliverTo } = promiseDelivery(at(text), place, days);
  return [dispatchOn, deliverFrom, deliverTo].map(String);
};

it('DEL-08 leaves the same business day before noon, the next one after', () => {
  expect(words('2026-11-24T11:59')).toEqual(['2026-11-24', '2026-11-26', '2026-11-30']);
  expect(words('2026-11-24T12:00')).toEqual(['2026-11-25', '2026-11-27', '2026-12-01']);
});

it('DEL-08 skips weekends and the holidays of the warehouse for dispatch', () => {
  expect(words('2026-11-20T15:00')[0]).toBe('2026-11-23');
  expect(words('2026-11-10T15:00')[0]).toBe('2026-11-12');
});

it('DEL-08 skips the holidays of the destination for delivery', () => {
  expect(words('2026-07-20T09:00', 'BE', { minDays: 1, maxDays: 1 })[1]).toBe('2026-07-22');
  expect(words('2026-12-24T09:00', 'LU', { minDays: 1, maxDays: 1 })[1]).toBe('2026-12-28');
});

it('DEL-08 knows that Alsace and Moselle rest on Good Friday and 26 December', () => {
  const next = { minDays: 1, maxDays: 1 };
  expect(words('2026-04-02T09:00', 'FR', next, '67000')[1]).toBe('2026-04-07');
  expect(words('2026-04-02T09:00', 'FR', next, '69003')[1]).toBe('2026-04-03');
  expect(words('2026-04-02T09:00', 'BE', next, '6700')[1]).toBe('2026-04-03');
});

it('DEL-08 moves an agreed day of dispatch to the next business day', () => {
  const { dispatchOn } = promiseFrom(
    Temporal.PlainDate.from('2026-11-21'),
    { countryCode: 'FR' },
    standard,
  );
  expect(String(dispatchOn)).toBe('2026-11-23');
});
