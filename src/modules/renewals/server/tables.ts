import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DeliveryAction, RehearsalOutcome } from '../rules/index.ts';

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
  /** Civil day on which its card was last refused; null when it never was. */
  failed_on: Generated<string | null>;
  updated_at: Date;
}

export interface DeliveryLinksTable {
  token_hash: string;
  cycle_id: number;
  action: DeliveryAction;
  /** The announced civil date; for `left`, the day the question was sent. */
  shipping_date: string;
  created_at: Date;
}

export interface DeliveryLinkUsesTable {
  cycle_id: number;
  action: DeliveryAction;
  shipping_date: string;
  used_at: Date;
  /** The new civil date of dispatch. */
  moved_to: string | null;
}

export interface PaymentLinksTable {
  token_hash: string;
  cycle_id: number;
  created_at: Date;
}

/** A delivery of the next ninety days at today's prices. */
export interface ForecastDeliveriesTable {
  subscription: string;
  ships_on: string;
  channel: string;
  total: number;
}

/** The same of all subscriptions; written by triggers alone (migration 0843). */
export interface ForecastDaysTable {
  ships_on: string;
  channel: string;
  deliveries: number;
  expected: number;
}

/** Pieces that coming deliveries take; written by triggers alone (migration 0843). */
export interface ForecastDemandsTable {
  variant_code: string;
  ships_on: string;
  pieces: number;
}

export interface ForecastPiecesTable {
  subscription: string;
  ships_on: string;
  variant_code: string;
  pieces: number;
}

/** Pieces sold outside subscriptions in the last thirty days. */
export interface ForecastPacesTable {
  variant_code: string;
  pieces: number;
}

export interface ForecastStatesTable {
  id: Generated<boolean>;
  derived_at: Date;
}

/** Subscriptions changed since the last computation; written only by triggers (migration 0562). */
export interface ForecastChangesTable {
  id: GeneratedAlways<number>;
  subscription: string;
}

type Names = ColumnType<string[], string, never>;

/** Expected result of the renewal of a delivery on a day. */
export interface RenewalRehearsalsTable {
  day: string;
  cycle_id: number;
  made_at: Date;
  outcome: RehearsalOutcome;
  total: number;
  due: number;
  left_out: Names;
  replaced: Names;
}

export interface RenewalsTables {
  forecast_deliveries: ForecastDeliveriesTable;
  forecast_pieces: ForecastPiecesTable;
  forecast_days: ForecastDaysTable;
  forecast_demands: ForecastDemandsTable;
  forecast_paces: ForecastPacesTable;
  forecast_states: ForecastStatesTable;
  forecast_changes: ForecastChangesTable;
  renewal_rehearsals: RenewalRehearsalsTable;
  renewals: RenewalsTable;
  delivery_links: DeliveryLinksTable;
  delivery_link_uses: DeliveryLinkUsesTable;
  payment_links: PaymentLinksTable;
}
