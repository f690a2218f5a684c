/** Kinds of findings for a staff member to review, from the three-way match or from taking payments. */
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

/** Outcome of a dispute, as decided by the cardholder's bank. */
export const DISPUTE_OUTCOMES = ['won', 'lost'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

export type FindingKind = (typeof FINDING_KINDS)[number];
