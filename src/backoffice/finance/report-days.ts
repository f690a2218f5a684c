/** A civil date of an address; undefined for anything else. */
export function civilDay(text: string | undefined): string | undefined {
  try {
    return Temporal.PlainDate.from(text ?? '', { overflow: 'reject' }).toString();
  } catch {
    // An invalid date is ignored.
    return undefined;
  }
}

/** The quarter of a day: `2026-T4`; undefined without one. */
export function quarterOf(day: string | undefined): string | undefined {
  if (day === undefined) return undefined;
  const { year, month } = Temporal.PlainDate.from(day);
  return `${year}-T${Math.ceil(month / 3)}`;
}
