import { expect, it } from 'vitest';
import { axisTicks, bucketsOf } from './scale.ts';

it('O-17 an axis has round values, from nothing to beyond the highest', () => {
  expect(axisTicks(8_700)).toEqual([0, 2_500, 5_000, 7_500, 10_000]);
  expect(axisTicks(100)).toEqual([0, 25, 50, 75, 100]);
  expect(axisTicks(0)).toEqual([0]);
  for (const highest of [1, 7, 99, 1_234, 987_654]) {
    const ticks = axisTicks(highest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});

it('O-17 a period is shown by days, weeks or months, every day once', () => {
  expect(bucketsOf('2026-11-01', '2026-11-30')).toHaveLength(30);
  const weeks = bucketsOf('2026-09-01', '2026-11-30');
  expect(weeks[0]).toEqual({ from: '2026-09-01', to: '2026-09-06', size: 'week' });
  expect(weeks.at(-1)).toEqual({ from: '2026-11-30', to: '2026-11-30', size: 'week' });
  const months = bucketsOf('2025-12-15', '2026-11-30');
  expect(months).toHaveLength(12);
  expect(months[0]).toMatchObject({ from: '2025-12-15', to: '2025-12-31' });
});
