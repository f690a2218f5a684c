/** First and last day of a quarter such as `2026-Q4`; null when invalid (VAT-10). */
export function quarterDays(
  text: string,
): { from: Temporal.PlainDate; to: Temporal.PlainDate } | null {
  const [, year, quarter] = /^(\d{4})-[QT]([1-4])$/.exec(text) ?? [];
  if (!year || !quarter) return null;
  const from = Temporal.PlainDate.from({
    year: Number(year),
    month: Number(quarter) * 3 - 2,
    day: 1,
  });
  return { from, to: from.add({ months: 3 }).subtract({ days: 1 }) };
}
