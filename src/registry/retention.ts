import {
  ADJUSTABLE,
  ADJUSTABLE_TERMS,
  type AdjustableTerm,
  type DecidedTerms,
} from '#kit/adjustable-terms.ts';
import { TERMS } from '#kit/terms.ts';

/** A term of whole years, months or days. */
export type Term = { years: number } | { months: number } | { days: number };

const LIST = {
  /** Inactive accounts: signing in, ordering and every subscription delivery count as activity. */
  accounts: { years: 3 },
  /** How long before the deletion the customer is notified. */
  accountReminder: { days: 30 },
  /** Orders, invoices and contracts, from the end of the year they are of. */
  books: { years: 10 },
  /** From the end of the subscription, or from the last consent or charge. */
  cards: { months: 13 },
  messages: { years: 3 },
  /** Subscribers who did not confirm, sign in or order during this period. */
  newsletter: { years: 3 },
  /** The proof of consent, after unsubscribing. */
  newsletterLeft: { years: 3 },
  newsletterUnconfirmed: { days: 30 },
  /** A back-in-stock alert is deleted once sent, or when it was not sent within this period. */
  stockAlerts: { years: 1 },
  stockAlertsUnconfirmed: { days: 7 },
  /** The recipient address of a voucher, after it was spent without an account. */
  vouchers: { years: 1 },
  reviews: { years: 5 },
  /**
   * The token of a review invitation; during this period nobody is invited again for the same
   * product.
   */
  reviewInvitations: { years: 1 },
  /** Refusals of review invitations: as long as the orders that invitations are about. */
  reviewRefusals: { years: 10 },
  /** The label file of a parcel, from its creation. */
  labels: { days: 60 },
  visitorCarts: { days: 60 },
  customerCarts: { days: 365 },
  exports: { days: TERMS.exportDays },
  /** Data needed to roll back an import of customers from another shop. */
  brought: { days: 30 },
  invitations: { days: 180 },
  /** The stored mail of an invitation, which contains the recipient's address. */
  invitationMails: { days: 7 },
  /** From the end of the session. */
  signIns: { days: 30 },
  campaignFigures: { months: 25 },
  /** The proof of a cookie consent. */
  consents: { years: 3 },
  /** The token of an invitation to a household. */
  householdInvitations: { days: TERMS.householdInvitationDays },
} as const satisfies Record<string, Term>;

type Terms = Readonly<{
  [Name in keyof typeof LIST]: Name extends AdjustableTerm ? Term : (typeof LIST)[Name];
}>;

/** The list with the periods the team shortened. */
export function termsWith(decided: DecidedTerms): Terms {
  const shortened: Partial<Record<AdjustableTerm, Term>> = {};
  for (const name of ADJUSTABLE) {
    const count = decided[name];
    if (count === undefined) continue;
    shortened[name] = ADJUSTABLE_TERMS[name].unit === 'days' ? { days: count } : inMonths(count);
  }
  return { ...LIST, ...shortened };
}

/** Twelve months are expressed as years. */
const inMonths = (count: number): Term =>
  count % 12 === 0 ? { years: count / 12 } : { months: count };

/**
 * LIST 6: retention periods of personal data (PRV-08). The deletion jobs apply them and the privacy
 * page prints them: no period is written anywhere else.
 */
export const retention: Terms = { ...LIST };

/** Sets the periods of this process, which are part of its configuration (O-16). */
export function setRetention(decided: DecidedTerms): void {
  Object.assign(retention, termsWith(decided));
}
