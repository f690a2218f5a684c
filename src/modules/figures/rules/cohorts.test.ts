import { expect, it } from 'vitest';
import { cohortMonths } from './index.ts';

const row = (cohort: string, month: string, more: object) => ({
  cohort,
  month,
  began: 0,
  ended: 0,
  orders: 0,
  gross: 0,
  ...more,
});

it('O-17 a cohort is followed month by month, months without anything included', () => {
  const rows = [
    row('2026-09-01', '2026-09-01', { began: 4, orders: 4, gross: 8000 }),
    row('2026-09-01', '2026-11-01', { ended: 1, orders: 3, gross: 6000 }),
    row('2026-11-01', '2026-11-01', { began: 2, ended: 1, orders: 2, gross: 3000 }),
  ];
  expect(cohortMonths(rows, Temporal.PlainDate.from('2026-11-01'))).toEqual([
    {
      cohort: '2026-09-01',
      began: 4,
      months: [
        { running: 4, orders: 4, gross: 8000 },
        { running: 4, orders: 0, gross: 0 },
        { running: 3, orders: 3, gross: 6000 },
      ],
    },
    { cohort: '2026-11-01', began: 2, months: [{ running: 1, orders: 2, gross: 3000 }] },
  ]);
});
