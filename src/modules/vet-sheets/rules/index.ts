/** Days a link to the sheet of an animal opens, today included: a visit, or a treatment. */
export const LINK_DAYS = [7, 30] as const;

/** Links of one animal that live at once: some vets, and no store of rows. */
export const MOST_LINKS = 10;

/** The last civil day a link made today opens. */
export const lastDayOf = (today: Temporal.PlainDate, days: number): Temporal.PlainDate =>
  today.add({ days: days - 1 });
