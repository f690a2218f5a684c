import type { TodayShape } from '#modules/orders/admin-contracts.ts';

/** Periods of the dashboard, with their number of days up to today. */
const LENGTHS = { today: 1, week: 7, month: 30 } as const;
export type PeriodName = keyof typeof LENGTHS;
export const PERIODS = Object.keys(LENGTHS) as readonly PeriodName[];

type Days = TodayShape['days'];

/** The days of a period, of the days up to today. */
export const periodOf = (name: PeriodName, days: Days): Days => days.slice(-LENGTHS[name]);

/** As many days just before it. */
export const before = (name: PeriodName, days: Days): Days =>
  days.slice(-2 * LENGTHS[name], -LENGTHS[name]);
