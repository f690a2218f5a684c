import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CardSummary, PaymentMethodCode } from '../contracts.ts';
import type { AttemptState, DisputeOutcome, FindingKind } from '../rules/index.ts';
import type { ProviderName } from './provider.ts';

export interface PaymentAttemptsTable {
  id: GeneratedAlways<number>;
  hash: string;
  order_token: string;
  payment_id: number;
  method_code: PaymentMethodCode;
  provider: ProviderName | 'offline';
  action: 'authorize' | 'capture';
  state: Generated<AttemptState>;
  amount: number;
  currency: string;
  quote_hash: string;
  /** The signed-in customer who pays, if any. */
  customer_id: number | null;
  keeps_card: Generated<boolean>;
  /** Id of the saved card; null when it is not saved, or not yet. */
  kept_card_id: number | null;
  target_path: string | null;
  after_path: string | null;
  provider_reference: string | null;
  client_secret: string | null;
  public_key: string | null;
  frame_url: string | null;
  redirect_url: string | null;
  card: JSONColumnType<CardSummary | null, string | null | undefined, string | null>;
  error_code: string | null;
  error_message: string | null;
  /** Keyed hash of the address that requested the charge; null when nobody was present. */
  visitor: string | null;
  /** When the authorisation expires; null when nothing is held, or the provider does not say. */
  held_until: Date | null;
  /** When the payer agreed to the charge; null before, and for cheques and transfers. */
  authorized_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
}

export interface PaymentEventsTable {
  id: GeneratedAlways<number>;
  provider: string;
  event_id: string;
  type: string;
  attempt_hash: string;
  received_at: Date;
  state: Generated<'parked' | 'handled' | 'orphan'>;
}

export interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  key: string;
  kind:
    | 'capture'
    | 'receipt'
    | 'return'
    | 'refund'
    | 'fee'
    | 'dispute'
    | 'dispute_won'
    | 'dispute_lost'
    | 'credit_granted'
    | 'credit_spent'
    | 'credit_returned'
    | 'credit_expired'
    | 'voucher_issued'
    | 'voucher_redeemed'
    | 'voucher_ended';
  order_token: string;
  reference: string;
  happened_at: Date;
}

export type LedgerAccount =
  | 'receivable'
  | `clearing.${ProviderName}`
  | 'bank'
  | 'refunds'
  | 'fees'
  /** Money banks took back; then, once lost: of invoiced goods, and of prepayments. */
  | 'disputes'
  | 'dispute_losses'
  | 'charged_back'
  /** Store credit and vouchers owed, and goodwill given. */
  | 'store_credit'
  | 'vouchers'
  | 'goodwill';

export interface LedgerLinesTable {
  entry_id: number;
  account: LedgerAccount;
  /** Cents; debit positive, credit negative. */
  amount: number;
}

export interface PaymentFindingsTable {
  id: GeneratedAlways<number>;
  kind: FindingKind;
  subject: string;
  details: JSONColumnType<Record<string, unknown>, string, string>;
  state: Generated<'open' | 'healed' | 'closed'>;
  first_seen: Date;
  last_seen: Date;
  closed_at: Date | null;
  note: string | null;
  /** Outcome of a dispute, once somebody stated it. */
  outcome: Generated<DisputeOutcome | null>;
}

export interface PaymentDisputesTable {
  id: string;
  attempt_hash: string;
  order_token: string;
  reference: string;
  amount: number;
  reason: string;
  state: 'needs_response' | 'under_review' | 'won' | 'lost';
  due_at: Date | null;
  /** The bank only inquires and has taken nothing. */
  is_inquiry: boolean;
  first_seen: Date;
  /** Written off by the team before the bank's decision. */
  written_off: boolean;
  /** Which request of the bank stands, from 1: it may ask again after it was answered. */
  request_number: Generated<number>;
  sent_at: Date | null;
  sent_by: string | null;
}

export interface PaymentReceiptsTable {
  id: GeneratedAlways<number>;
  order_token: string;
  method_code: 'cheque' | 'bank_transfer';
  reference: string;
  amount: number;
  received_at: Date;
}

export interface PaymentReturnsTable {
  id: GeneratedAlways<number>;
  order_token: string;
  reference: string;
  amount: number;
  sent_at: Date;
}

export interface PaymentCustomersTable {
  customer_id: number;
  provider: ProviderName;
  reference: string;
  created_at: Date;
}

export interface PaymentCardsTable {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider: ProviderName;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  is_default: boolean;
  consent_version: string;
  consented_at: Date;
  removed_at: Date | null;
}

export interface PaymentCardTokensTable {
  token: string;
  card_id: number;
  /** Customer id at the provider it is saved for, if different from its customer's. */
  holder: Generated<string | null>;
  added_at: Date;
  checked_at: Date | null;
  missing_since: Date | null;
}

export interface PaymentSetupsTable {
  hash: string;
  customer_id: number;
  provider: ProviderName;
  state: Generated<SetupState>;
  target_path: string | null;
  provider_reference: string | null;
  client_secret: string | null;
  public_key: string | null;
  frame_url: string | null;
  redirect_url: string | null;
  card_id: number | null;
  error_code: string | null;
  error_message: string | null;
  created_at: Date;
  updated_at: Date;
}

export type SetupState = 'new' | 'open' | 'challenge' | 'saved' | 'declined';

export interface PaymentMandatesTable {
  order_token: string;
  customer_id: number | null;
  text_version: string;
  text: string;
  accepted_at: Date;
  address: string | null;
  attempt_hash: string;
}

export interface CreditLotsTable {
  id: GeneratedAlways<number>;
  /** Null while it belongs to the holder of its voucher, without an account. */
  customer_id: number | null;
  /** The voucher it came from. */
  voucher_id: Generated<number | null>;
  source: 'grant' | 'refund' | 'voucher';
  key: string;
  amount: number;
  left_amount: number;
  reason: string;
  /** Last civil date it can be spent. */
  expires_on: string | null;
  reminded_at: Date | null;
  staff_id: number | null;
  given_at: Date;
}

export interface CreditMovementsTable {
  id: GeneratedAlways<number>;
  lot_id: number;
  kind: 'grant' | 'refund' | 'voucher' | 'spend' | 'return' | 'expiry';
  amount: number;
  order_token: string | null;
  moved_at: Date;
}

export interface CreditChoicesTable {
  customer_id: number;
  pays_renewals: boolean;
  chosen_at: Date;
}

export interface VouchersTable {
  id: GeneratedAlways<number>;
  code_hash: string;
  ending: string;
  amount: number;
  reason: string;
  expires_on: string;
  staff_id: number;
  issued_at: Date;
  redeemed_at: Date | null;
  /** Null when not redeemed yet, or used without an account. */
  customer_id: number | null;
  ended_at: Date | null;
  /** E-mail its code was sent to, until it is erased. */
  email: string | null;
  /** When its expiry was announced by mail. */
  reminded_at: Generated<Date | null>;
}

export interface GiftRequestsTable {
  id: GeneratedAlways<number>;
  /** Null for a voucher sent by mail. */
  customer_id: number | null;
  email: string | null;
  amount: number;
  reason: string;
  /** Civil date. */
  expires_on: string | null;
  requested_by: number;
  requested_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
  outcome: 'given' | 'refused' | null;
}

export interface PaymentsTables {
  gift_requests: GiftRequestsTable;
  credit_lots: CreditLotsTable;
  credit_movements: CreditMovementsTable;
  credit_choices: CreditChoicesTable;
  vouchers: VouchersTable;
  payment_mandates: PaymentMandatesTable;
  payment_customers: PaymentCustomersTable;
  payment_cards: PaymentCardsTable;
  payment_card_tokens: PaymentCardTokensTable;
  payment_setups: PaymentSetupsTable;
  payment_attempts: PaymentAttemptsTable;
  payment_events: PaymentEventsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_lines: LedgerLinesTable;
  payment_disputes: PaymentDisputesTable;
  payment_findings: PaymentFindingsTable;
  payment_receipts: PaymentReceiptsTable;
  payment_returns: PaymentReturnsTable;
}
