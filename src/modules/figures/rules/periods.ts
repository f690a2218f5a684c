/** Civil days, both included. */
export interface FigureDays {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** As many days, just before. */
export function periodBefore({ from, to }: FigureDays): FigureDays {
  const { days } = from.until(to, { largestUnit: 'days' });
  return { from: from.subtract({ days: days + 1 }), to: from.subtract({ days: 1 }) };
}
