/** Days customers are told before: the month our terms give, never less than a fortnight (0183). */
export const NOTICE = { least: 15, usual: 30, most: 120 } as const;

/** A rise leaves its customer the time our own terms keep for ending a contract: 30 days. */
export const leastNotice = (isRise: boolean): number => (isRise ? NOTICE.usual : NOTICE.least);

/** The first civil day a change may apply to who was told on a day, and never before its own. */
export function appliesTo(
  change: { appliesOn: Temporal.PlainDate; noticeDays: number },
  notifiedOn: Temporal.PlainDate,
): Temporal.PlainDate {
  const after = notifiedOn.add({ days: change.noticeDays });
  return Temporal.PlainDate.compare(after, change.appliesOn) > 0 ? after : change.appliesOn;
}
