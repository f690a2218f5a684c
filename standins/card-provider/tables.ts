import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface StandinChargesTable {
  reference: string;
  idempotency_key: string;
  client_secret: string;
  challenge: string;
  method: 'card' | 'paypal' | 'bancontact';
  amount: number;
  currency: string;
  return_path: string;
  state: Generated<'open' | 'requires_action' | 'authorized' | 'captured' | 'declined' | 'voided'>;
  test_card: string | null;
  card_token: string | null;
  card_brand: 'visa' | 'mastercard' | null;
  card_last4: string | null;
  card_exp_month: number | null;
  card_exp_year: number | null;
  error_code: string | null;
  refunded: Generated<number>;
  disputed: Generated<number>;
  /** When the authorisation expires. */
  held_until: Date | null;
  is_setup: Generated<boolean>;
  customer: string | null;
  keeps_card: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
}

export interface StandinCardsTable {
  token: string;
  customer: string;
  test_card: string;
  brand: 'visa' | 'mastercard';
  last4: string;
  exp_month: number;
  exp_year: number;
}

export interface StandinRefundsTable {
  key: string;
  reference: string;
  amount: number;
  created_at: Date;
}

export interface StandinCardEventsTable {
  id: string;
  position: GeneratedAlways<number>;
  reference: string;
  type: string;
  created_at: Date;
  delivered_at: Date | null;
}

export interface StandinDisputesTable {
  id: string;
  reference: string;
  amount: number;
  reason: string;
  state: 'needs_response' | 'under_review' | 'won' | 'lost';
  due_at: Date;
  evidence: JSONColumnType<Record<string, string>> | null;
  created_at: Date;
}

export interface StandinPayoutsTable {
  id: string;
  amount: number;
  /** As the bank's statement names it. */
  bank_reference: string;
  created_at: Date;
  /** When the bank sent it back. */
  failed_at: Date | null;
  reason: string | null;
}

export interface CardProviderTables {
  standin_payouts: StandinPayoutsTable;
  standin_disputes: StandinDisputesTable;
  standin_charges: StandinChargesTable;
  standin_cards: StandinCardsTable;
  standin_refunds: StandinRefundsTable;
  standin_card_events: StandinCardEventsTable;
}
