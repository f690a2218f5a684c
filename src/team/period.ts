/** First and last day, both included. */
export interface Days {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** Of a year, `2026`, or a month, `2026-10`; null for anything else. */
export function daysOf(period: string): Days | null {
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(period) ?? [];
  if (!year) return null;
  const from = Temporal.PlainDate.from(`${year}-${month ?? '01'}-01`);
  return { from, to: from.add(month ? { months: 1 } : { years: 1 }).subtract({ days: 1 }) };
}
