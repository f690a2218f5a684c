/** What the three-way match, or whoever takes money, may ask somebody to look at. */
export const FINDING_KINDS = [
  'orphan_charge',
  'provider_differs',
  'order_differs',
  'held_too_long',
  'orphan_event',
  'overpaid',
  'underpaid',
  'paid_after_cancel',
  'dispute',
  'inquiry',
  'card_missing',
  'left_unpaid',
] as const;

/** How a dispute ended, as the bank of the cardholder decided it. */
export const DISPUTE_OUTCOMES = ['won', 'lost'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

export type FindingKind = (typeof FINDING_KINDS)[number];
