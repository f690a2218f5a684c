import type { TodayShape } from '#modules/orders/admin-contracts.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { figureCalls } from '#services/admin/finance.ts';
import { PERIODS, type PeriodName, periodOf } from './periods.ts';

/** Sales of a period in cents with tax, and their number. */
interface Sold {
  amount: number;
  orders: number;
}

export type LastYear = Readonly<Record<PeriodName, Sold>>;

/**
 * Sales on the same days of last year for each period of the dashboard, as the figures page reads and compares them;
 * null where it knows its figures to be wrong.
 */
export async function readLastYear(
  admin: AdminClient,
  { days }: TodayShape,
): Promise<LastYear | null> {
  const figures = await Promise.all(
    PERIODS.map((name) => {
      const now = periodOf(name, days);
      const [from, to] = [now.at(0)?.day, now.at(-1)?.day];
      return figureCalls(admin).read({ from, to, channel: undefined, compare: 'year' });
    }),
  );
  if (figures.some(({ wrong }) => wrong.includes('sales'))) return null;
  const sold = figures.map(({ previous: { gross, orders } }) => ({ amount: gross, orders }));
  const [today, week, month] = sold as [Sold, Sold, Sold];
  return { today, week, month };
}
