import type { Generated } from 'kysely';
import type { DeliveryAction } from '../rules/index.ts';

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

export interface DeliveryLinksTable {
  token_hash: string;
  cycle_id: number;
  action: DeliveryAction;
  /** Civil date that was announced; of `left` the day it was asked. */
  shipping_date: string;
  created_at: Date;
}

export interface DeliveryLinkUsesTable {
  cycle_id: number;
  action: DeliveryAction;
  shipping_date: string;
  used_at: Date;
  /** Civil date it leaves since. */
  moved_to: string | null;
}

export interface PaymentLinksTable {
  token_hash: string;
  cycle_id: number;
  created_at: Date;
}

export interface RenewalsTables {
  renewals: RenewalsTable;
  delivery_links: DeliveryLinksTable;
  delivery_link_uses: DeliveryLinkUsesTable;
  payment_links: PaymentLinksTable;
}
