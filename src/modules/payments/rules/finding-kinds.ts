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
  'card_missing',
  'left_unpaid',
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];
