/** Days of notice before a change: the month promised in our terms, and never less than 15 days (0183). */
export const NOTICE = { least: 15, usual: 30, most: 120 } as const;

/** Minimum notice in days. A price increase leaves the 30 days that our terms give for ending a contract. */
export const leastNotice = (isRise: boolean): number => (isRise ? NOTICE.usual : NOTICE.least);

/** The first civil day a change applies to a customer notified on a given day; never before the day of the change. */
export function appliesTo(
  change: { appliesOn: Temporal.PlainDate; noticeDays: number },
  notifiedOn: Temporal.PlainDate,
): Temporal.PlainDate {
  const after = notifiedOn.add({ days: change.noticeDays });
  return Temporal.PlainDate.compare(after, change.appliesOn) > 0 ? after : change.appliesOn;
}
