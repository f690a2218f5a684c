/** Validity of a link in days, today included: for a visit, or for a treatment. */
export const LINK_DAYS = [7, 30] as const;

/** Maximum number of active links per animal: enough for several vets, and a limit on rows. */
export const MOST_LINKS = 10;

/** The last civil day a link made today is valid. */
export const lastDayOf = (today: Temporal.PlainDate, days: number): Temporal.PlainDate =>
  today.add({ days: days - 1 });
