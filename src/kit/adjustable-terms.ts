/**
 * Terms of keeping the team may shorten (O-16), each between the least that serves what it is kept for and the most: the term of the
 * list, which nothing outlives but messages that were made one conversation, by the least term of messages at most.
 */
export const ADJUSTABLE_TERMS = {
  accounts: { unit: 'months', least: 12, most: 36 },
  messages: { unit: 'months', least: 12, most: 36 },
  newsletter: { unit: 'months', least: 12, most: 36 },
  newsletterUnconfirmed: { unit: 'days', least: 7, most: 30 },
  stockAlerts: { unit: 'months', least: 3, most: 12 },
  reviews: { unit: 'months', least: 12, most: 60 },
  visitorCarts: { unit: 'days', least: 7, most: 60 },
  customerCarts: { unit: 'days', least: 30, most: 365 },
  invitations: { unit: 'days', least: 30, most: 180 },
  signIns: { unit: 'days', least: 7, most: 30 },
  labels: { unit: 'days', least: 14, most: 60 },
  campaignFigures: { unit: 'months', least: 6, most: 25 },
} as const satisfies Record<string, { unit: 'months' | 'days'; least: number; most: number }>;

export type AdjustableTerm = keyof typeof ADJUSTABLE_TERMS;

export const ADJUSTABLE = Object.keys(ADJUSTABLE_TERMS) as [AdjustableTerm, ...AdjustableTerm[]];

/** Names of terms in settings that were written before they were renamed. */
const FORMER_NAMES: ReadonlyMap<string, AdjustableTerm> = new Map([
  ['letters', 'newsletter'],
  ['lettersUnconfirmed', 'newsletterUnconfirmed'],
]);

/** The name of a term as it is written in a setting, now or before it was renamed. */
export const termNamed = (written: string): string => FORMER_NAMES.get(written) ?? written;

/** What was decided, in the unit of each; what is left out is as long as it may be. */
export type DecidedTerms = Readonly<Partial<Record<AdjustableTerm, number>>>;
