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
  /** An account nobody used: signing in, ordering, and every delivery of a subscription use it. */
  accounts: { years: 3 },
  /** How long before that its customer is written to. */
  accountReminder: { days: 30 },
  /** Orders, invoices and contracts, from the end of the year they are of. */
  books: { years: 10 },
  /** From the end of the subscription, or from the last consent or charge. */
  cards: { months: 13 },
  messages: { years: 3 },
  /** A reader who neither confirmed, signed in nor ordered for so long. */
  newsletter: { years: 3 },
  /** The proof, once its reader has left. */
  newsletterLeft: { years: 3 },
  newsletterUnconfirmed: { days: 30 },
  /** An alert that a format is back is forgotten once it is sent, and when it was not for so long. */
  stockAlerts: { years: 1 },
  stockAlertsUnconfirmed: { days: 7 },
  /** Whom a voucher was mailed to, once it was spent without an account. */
  vouchers: { years: 1 },
  reviews: { years: 5 },
  /** The link of an invitation to a review; so long nobody is asked about the same product again. */
  reviewInvitations: { years: 1 },
  /** Who does not want to be invited: as long as orders, which are what is asked about. */
  reviewRefusals: { years: 10 },
  /** The drawn label of a parcel, once it was made. */
  labels: { days: 60 },
  visitorCarts: { days: 60 },
  customerCarts: { days: 365 },
  exports: { days: TERMS.exportDays },
  /** What it takes to take back who was brought from another shop. */
  brought: { days: 30 },
  invitations: { days: 180 },
  /** The copy of an invitation, which holds the address it went to. */
  invitationMails: { days: 7 },
  /** After they ended. */
  signIns: { days: 30 },
  campaignFigures: { months: 25 },
  /** The proof of a choice of cookies. */
  consents: { years: 3 },
  /** The link of an invitation to a household. */
  householdInvitations: { days: TERMS.householdInvitationDays },
} as const satisfies Record<string, Term>;

type Terms = Readonly<{
  [Name in keyof typeof LIST]: Name extends AdjustableTerm ? Term : (typeof LIST)[Name];
}>;

/** The list as it is once the team shortened some of its terms. */
export function termsWith(decided: DecidedTerms): Terms {
  const shortened: Partial<Record<AdjustableTerm, Term>> = {};
  for (const name of ADJUSTABLE) {
    const count = decided[name];
    if (count === undefined) continue;
    shortened[name] = ADJUSTABLE_TERMS[name].unit === 'days' ? { days: count } : inMonths(count);
  }
  return { ...LIST, ...shortened };
}

/** Whole years are said as years. */
const inMonths = (count: number): Term =>
  count % 12 === 0 ? { years: count / 12 } : { months: count };

/**
 * LIST 6: how long what is known of people is kept (PRV-08). The jobs that forget obey it, and the
 * privacy page prints it: a term stands nowhere else.
 */
export const retention: Terms = { ...LIST };

/** What holds in this process from now on, as its configuration does (O-16). */
export function setRetention(decided: DecidedTerms): void {
  Object.assign(retention, termsWith(decided));
}
