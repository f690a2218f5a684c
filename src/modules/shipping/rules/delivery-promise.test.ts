import { expect, it } from 'vitest';
import { promiseDelivery, promiseFrom } from './delivery-promise.ts';

const standard = { minDays: 2, maxDays: 4 };
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Paris]`).toInstant();
const words = (text: string, country = 'FR', days = standard) => {
  const { dispatchOn, deliverFrom, deliverTo } = promiseDelivery(at(text), country, days);
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

it('DEL-08 moves an agreed day of dispatch to the next business day', () => {
  const { dispatchOn } = promiseFrom(Temporal.PlainDate.from('2026-11-21'), 'FR', standard);
  expect(String(dispatchOn)).toBe('2026-11-23');
});
