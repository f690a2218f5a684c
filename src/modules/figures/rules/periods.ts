/** Civil dates, both included. */
export interface FigureDays {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** What a period is compared with: as many days just before it, or the same days a year earlier. */
export const COMPARISONS = ['before', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** The period another one is compared with. */
export const comparedPeriod = (days: FigureDays, comparison: Comparison): FigureDays =>
  comparison === 'year' ? sameDaysLastYear(days) : daysBefore(days);

/**
 * The same civil days a year earlier. 29 February is compared with 28 February; whole months are
 * compared with whole months, so that a February keeps its 29th where only the earlier one has it.
 */
function sameDaysLastYear({ from, to }: FigureDays): FigureDays {
  const [first, last] = [from.subtract({ years: 1 }), to.subtract({ years: 1 })];
  const isWholeMonths = from.day === 1 && to.day === to.daysInMonth;
  return { from: first, to: isWholeMonths ? last.with({ day: last.daysInMonth }) : last };
}

/** The period of the same length just before. */
function daysBefore({ from, to }: FigureDays): FigureDays {
  const { days } = from.until(to, { largestUnit: 'days' });
  return { from: from.subtract({ days: days + 1 }), to: from.subtract({ days: 1 }) };
}
