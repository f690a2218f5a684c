/**
 * Retention periods the team may shorten (O-16). `least` is the shortest period that still serves the purpose, `most` the period
 * of the retention list. Nothing is stored past `most`, except messages of merged conversations, by at most the least period of
 * messages.
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

/** Former names of retention periods, still found in stored settings. */
const FORMER_NAMES: ReadonlyMap<string, AdjustableTerm> = new Map([
  ['letters', 'newsletter'],
  ['lettersUnconfirmed', 'newsletterUnconfirmed'],
]);

/**
 * The current name of a retention period written in a setting, whether by its current or its former
 * name.
 */
export const termNamed = (written: string): string => FORMER_NAMES.get(written) ?? written;

/**
 * The retention periods the team decided, each in its own unit. One that is absent stays at its
 * maximum.
 */
export type DecidedTerms = Readonly<Partial<Record<AdjustableTerm, number>>>;
