/** People who share the subscriptions of one customer. */
export const MOST_MEMBERS = 3;
/** Addresses somebody asks and that have not answered. */
export const MOST_INVITATIONS = 3;

/** The last of so many civil days the link of an invitation opens that is sent today; today is the first. */
export const lastDayOf = (today: Temporal.PlainDate, days: number): Temporal.PlainDate =>
  today.add({ days: days - 1 });
