import type { GeneratedAlways } from 'kysely';

export interface WithdrawalsTable {
  id: GeneratedAlways<number>;
  reference: string;
  order_number: string;
  name: string;
  email: string;
  items: string | null;
  /** What a partial declaration keeps, in the customer's words. */
  remaining: string | null;
  order_id: number | null;
  standing: 'in_time' | 'late' | 'unmatched';
  refund_by: string | null;
  declared_at: Date;
  /** Hash of the key in the receipt. */
  token_hash: string | null;
  /** The decision; null while undecided. */
  decision: 'confirmed' | 'denied' | 'lapsed' | null;
  decided_at: Date | null;
}

export interface WithdrawalsTables {
  withdrawals: WithdrawalsTable;
}
