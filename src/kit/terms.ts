/**
 * Numbers of the shop that rules reckon with and texts name, each said here alone. A text names one as it names any
 * parameter (`{{lockedDays}}`) and is filled from here, on a page, in a mail and in a refusal alike. What a law fixes
 * (fourteen days to withdraw, the lowest price of thirty days) stands in the words of the law.
 */
export const TERMS = {
  /** A delivery is announced so many days before it leaves; its pieces are reserved as long (SUB-12). Civil days. */
  noticeDays: 7,
  /** A delivery may be changed until so many days before, and is announced again then (SUB-09, SUB-13). Civil days. */
  lockedDays: 4,
  /** Days between two deliveries at least, when a date is chosen for the one after. */
  leastBetweenDays: 7,
  /** No delivery is put off for longer. */
  furthestDays: 365,
  /** Deliveries a subscription lasts at least, the first one included (BIZ-07). */
  leastDeliveries: 2,
  /** Percent off on subscription (BIZ-06): each format has its own integer price, never a percentage of a line. */
  discountPercent: 10,
  /** Days of sales a pace is of: what is sold in so many says how long a format lasts. */
  paceDays: 30,
  /** Days the forecast looks ahead; nobody plans, orders or draws further. */
  forecastDays: 90,
  /** A price that moves further than so many percent is asked about twice: it may be a slip. */
  usualMovePercent: 30,
  /** Days an order paid by cheque or transfer keeps its stock before it is cancelled (PAY-08). */
  offlineDays: 12,
  /** Days after which who promised a cheque or a transfer is reminded of it, once (PAY-08). */
  offlineReminderDays: 5,
  /** Minutes a mailed link signs in. */
  signInLinkMinutes: 15,
  /** Days a mailed link proves the address of a new account. */
  verificationDays: 3,
  /** Hours a link of the team chooses a password. */
  staffLinkHours: 24,
  /** Hours the mailed link confirms that an account is to be deleted. */
  deletionHours: 24,
  /** Days an archive of somebody’s data waits in their account. */
  exportDays: 7,
  /** Days the link of an invitation to a household works. */
  householdInvitationDays: 7,
  /** Hours the former secret of a receiver still signs beside the new one. */
  secretOverlapHours: 48,
  /** Hours a gesture beyond what one may give waits for a second colleague. */
  gestureHours: 24,
  /** Days after a delivery a review is asked for. */
  reviewAfterDays: 20,
};
