import type { Generated, GeneratedAlways } from 'kysely';

import type { AlertKind } from '../contracts.ts';

export interface StockAlertsTable {
  id: GeneratedAlways<number>;
  email: string;
  variant_code: string;
  channel_code: string;
  /** Code of the language of the request. */
  language: Generated<string>;
  asked_at: Date;
  confirm_hash: string | null;
  confirm_until: Date | null;
  confirmed_at: Date | null;
  leave_token: string;
  awaits: Generated<AlertKind>;
  /** Cents, tax included: the price on the day of the request, for price alerts. */
  asked_cents: number | null;
  /** Number of confirmation mails sent. */
  mails: Generated<number>;
}

export interface StockAlertsTables {
  stock_alerts: StockAlertsTable;
}
