interface CohortRow {
  /** First days of months: the month of the start, and the month the figures are about. */
  cohort: string;
  month: string;
  began: number;
  ended: number;
  orders: number;
  /** Cents. */
  gross: number;
}

interface Cohort {
  cohort: string;
  began: number;
  months: { running: number; orders: number; gross: number }[];
}

/** Cohorts by month of the start, with every month up to the last one, without gaps. */
export function cohortMonths(rows: readonly CohortRow[], last: Temporal.PlainDate): Cohort[] {
  return [...Map.groupBy(rows, ({ cohort }) => cohort)].map(([cohort, own]) => {
    const began = own.reduce((sum, row) => sum + row.began, 0);
    const first = Temporal.PlainDate.from(cohort);
    const count = first.until(last, { largestUnit: 'months' }).months + 1;
    let running = began;
    const months = Array.from({ length: Math.max(1, count) }, (_, index) => {
      const month = first.add({ months: index }).toString();
      const of = own.find((row) => row.month === month);
      running -= of?.ended ?? 0;
      return { running, orders: of?.orders ?? 0, gross: of?.gross ?? 0 };
    });
    return { cohort, began, months };
  });
}
