import { expect, it } from 'vitest';
import { comparedPeriod } from './index.ts';

const lastYear = (from: string, to: string) => {
  const days = { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) };
  const compared = comparedPeriod(days, 'year');
  return `${compared.from} ${compared.to}`;
};

it('O-17 a period of last year has the same civil days, a leap day its neighbour, and whole months are whole', () => {
  expect(lastYear('2026-11-02', '2026-11-27')).toBe('2025-11-02 2025-11-27');
  expect(lastYear('2026-12-20', '2027-01-05')).toBe('2025-12-20 2026-01-05');
  expect(lastYear('2028-02-29', '2028-02-29')).toBe('2027-02-28 2027-02-28');
  expect(lastYear('2028-02-01', '2028-02-29')).toBe('2027-02-01 2027-02-28');
  expect(lastYear('2029-02-01', '2029-02-28')).toBe('2028-02-01 2028-02-29');
  expect(lastYear('2029-02-28', '2029-02-28')).toBe('2028-02-28 2028-02-28');
  expect(lastYear('2029-02-10', '2029-02-28')).toBe('2028-02-10 2028-02-28');
});

it('O-17 a period before has as many days and ends the day before', () => {
  const days = {
    from: Temporal.PlainDate.from('2026-03-01'),
    to: Temporal.PlainDate.from('2026-03-30'),
  };
  const { from, to } = comparedPeriod(days, 'before');
  expect(`${from} ${to}`).toBe('2026-01-30 2026-02-28');
});
