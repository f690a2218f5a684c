import type { Generated } from 'kysely';

export type RenewalState = 'queued' | 'charging' | 'failed' | 'paid' | 'given_up';

export interface RenewalsTable {
  cycle_id: number;
  state: RenewalState;
  order_id: number | null;
  tries: Generated<number>;
  first_tried_on: string | null;
  decline: 'soft' | 'hard' | 'authentication' | null;
  error_code: string | null;
  next_try_on: string | null;
  updated_at: Date;
}

export interface RenewalsTables {
  renewals: RenewalsTable;
}
