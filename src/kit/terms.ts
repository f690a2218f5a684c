/**
 * Numbers of the shop that rules compute with and texts mention, each defined once. A text refers to one like to any parameter
 * (`{{lockedDays}}`) on pages, in mails and in refusals. Periods fixed by law (fourteen days of withdrawal, the lowest price of
 * thirty days) are written out in the texts.
 */
export const TERMS = {
  /** Days before dispatch on which a delivery is announced and its stock reserved (SUB-12). Civil days. */
  noticeDays: 7,
  /** Days before dispatch until which a delivery may be changed; it is announced again then (SUB-09, SUB-13). Civil days. */
  lockedDays: 4,
  /** Minimum days between two deliveries when the date of the following one is chosen. */
  leastBetweenDays: 7,
  /** Maximum days a delivery can be postponed. */
  furthestDays: 365,
  /** Minimum number of deliveries of a subscription, the first one included (BIZ-07). */
  leastDeliveries: 2,
  /** Percent off on subscription (BIZ-06): each format has its own integer price, never a percentage of a line. */
  discountPercent: 10,
  /** Days of sales that the average daily sales of a format are computed from. */
  paceDays: 30,
  /** Days the forecast covers; plans, purchase proposals and charts end there too. */
  forecastDays: 90,
  /** A price change above this percentage needs a confirmation: it may be a typing error. */
  usualMovePercent: 30,
  /** Days an order paid by cheque or transfer keeps its stock before it is cancelled (PAY-08). */
  offlineDays: 12,
  /** Days after which a customer who chose cheque or transfer is reminded to pay, once (PAY-08). */
  offlineReminderDays: 5,
  /** Validity of a mailed sign-in link in minutes. */
  signInLinkMinutes: 15,
  /** Validity in days of the link that verifies the address of a new account. */
  verificationDays: 3,
  /** Validity in hours of the link with which a staff member chooses a password. */
  staffLinkHours: 24,
  /** Validity in hours of the link that confirms the deletion of an account. */
  deletionHours: 24,
  /** Days an export of somebody's data can be downloaded in their account. */
  exportDays: 7,
  /** Validity in days of an invitation to a household. */
  householdInvitationDays: 7,
  /** Hours in which webhooks are signed with the former secret as well as the new one. */
  secretOverlapHours: 48,
  /** Hours a goodwill gesture above a staff member's limit waits for a second colleague. */
  gestureHours: 24,
  /** Days after delivery when a review is requested. */
  reviewAfterDays: 20,
};
