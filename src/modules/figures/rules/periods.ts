/** Civil dates, both included. */
export interface FigureDays {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** The period of the same length just before. */
export function periodBefore({ from, to }: FigureDays): FigureDays {
  const { days } = from.until(to, { largestUnit: 'days' });
  return { from: from.subtract({ days: days + 1 }), to: from.subtract({ days: 1 }) };
}
