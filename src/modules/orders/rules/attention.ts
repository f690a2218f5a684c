/** Reasons to review a placed order before it goes on (O-01), most urgent first. */
export const ATTENTION_CODES = [
  'disputed',
  'payment_unknown',
  'lot_recalled',
  'address_to_check',
  'stock_missing',
  'held',
] as const;
export type AttentionCode = (typeof ATTENTION_CODES)[number];

/** Reasons a staff member may give to hold an order; the others are derived from the data. */
export const HAND_CODES = ['held', 'address_to_check', 'stock_missing'] as const;
export type HandCode = (typeof HAND_CODES)[number];

/** The team responsible for each reason. */
export const ATTENTION_OWNERS = {
  disputed: 'accounting',
  payment_unknown: 'accounting',
  lot_recalled: 'logistics',
  address_to_check: 'support',
  stock_missing: 'logistics',
  held: 'support',
} as const satisfies Record<AttentionCode, string>;

/** What an exception permits: dispatch, or refund. */
export const LETS = ['leave', 'pay_back'] as const;
export type Lets = (typeof LETS)[number];

export interface Attention {
  code: AttentionCode;
  since: Date;
  /** Text of a manual hold; null when the hold is derived from the data. */
  reason: string | null;
  /** Staff member who set the hold; null for the shop. */
  author: string | null;
  /** Last moment the bank accepts evidence in an open dispute. */
  dueAt: Date | null;
  /** Exceptions made since: the order may leave, its payment may be refunded. */
  mayLeave: boolean;
  mayPayBack: boolean;
}

/** The first reason that blocks dispatch, or null. */
export const holdsBack = (attention: readonly Attention[]): AttentionCode | null =>
  attention.find(({ mayLeave }) => !mayLeave)?.code ?? null;

/**
 * Whether refunds are blocked because a bank already took the payment back: the customer would be paid twice. Nothing
 * else blocks a refund: a withdrawal is refunded in time, whatever happens to the goods (WDR-04).
 */
export const isDisputed = (attention: readonly Attention[]): boolean =>
  attention.some(({ code, mayPayBack }) => code === 'disputed' && !mayPayBack);
