/** Maximum number of people who share a customer's subscriptions. */
export const MOST_MEMBERS = 3;
/** Maximum number of open invitations. */
export const MOST_INVITATIONS = 3;

/** Last civil date on which an invitation sent today is valid, for this number of days including today. */
export const lastDayOf = (today: Temporal.PlainDate, days: number): Temporal.PlainDate =>
  today.add({ days: days - 1 });
