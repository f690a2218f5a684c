/**
 * The days a subscription lives by, each said here alone: rules, mails, pages and the demonstration's
 * texts read them. Days are civil days before a delivery leaves, unless said otherwise.
 */
export const TERMS = {
  /** A delivery is announced so many days before; its pieces are reserved as long (SUB-12). */
  noticeDays: 7,
  /** A delivery may be changed until so many days before, and is announced again then (SUB-09, SUB-13). */
  lockedDays: 4,
  /** Days between two deliveries at least, when a date is chosen for the one after. */
  leastBetweenDays: 7,
  /** No delivery is put off for longer. */
  furthestDays: 365,
};
