import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CardSummary, PaymentMethodCode } from '../contracts.ts';
import type { AttemptState } from '../rules/index.ts';
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

export interface PaymentsTables {
  payment_attempts: PaymentAttemptsTable;
  payment_events: PaymentEventsTable;
}
