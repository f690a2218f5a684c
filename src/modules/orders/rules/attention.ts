/** Why somebody has to look at a placed order before it goes on (O-01), what presses most first. */
export const ATTENTION_CODES = [
  'disputed',
  'payment_unknown',
  'lot_recalled',
  'address_to_check',
  'stock_missing',
  'held',
] as const;
export type AttentionCode = (typeof ATTENTION_CODES)[number];

/** What somebody of the team may hold an order for; the books say the others by themselves. */
export const HAND_CODES = ['held', 'address_to_check', 'stock_missing'] as const;
export type HandCode = (typeof HAND_CODES)[number];

/** Whose work it is to see to it. */
export const ATTENTION_OWNERS = {
  disputed: 'accounting',
  payment_unknown: 'accounting',
  lot_recalled: 'logistics',
  address_to_check: 'support',
  stock_missing: 'logistics',
  held: 'support',
} as const satisfies Record<AttentionCode, string>;

/** What an exception lets happen. */
export const LETS = ['leave', 'pay_back'] as const;
export type Lets = (typeof LETS)[number];

export interface Attention {
  code: AttentionCode;
  since: Date;
  /** What was said with a hold by hand; null: the books say it. */
  reason: string | null;
  /** Who holds it by hand; null: the shop. */
  author: string | null;
  /** Of a dispute nobody answered: until when the bank takes evidence. */
  dueAt: Date | null;
  /** Exceptions somebody made since: it may leave, its money may go back. */
  mayLeave: boolean;
  mayPayBack: boolean;
}

/** The first reason why nothing of it may leave, or null. */
export const holdsBack = (attention: readonly Attention[]): AttentionCode | null =>
  attention.find(({ mayLeave }) => !mayLeave)?.code ?? null;

/**
 * Whether its money stays where it is: a bank took it back already, and would be paid twice. Nothing
 * else holds a refund: a withdrawal is paid back in time whatever becomes of the goods (WDR-04).
 */
export const isDisputed = (attention: readonly Attention[]): boolean =>
  attention.some(({ code, mayPayBack }) => code === 'disputed' && !mayPayBack);
