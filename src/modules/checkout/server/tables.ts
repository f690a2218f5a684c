import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { PaymentMethodCode } from '#modules/payments/contracts.ts';

export interface PaymentMethodsTable {
  id: GeneratedAlways<number>;
  code: PaymentMethodCode;
  name: string;
  description: string;
  instructions: string | null;
  position: number;
  countries: string[];
  allows_subscription: boolean;
  enabled: Generated<boolean>;
}

export interface RefundsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  reason: string;
  units: JSONColumnType<Record<string, number>, string, string>;
  shipping: boolean;
  shipping_kept: Generated<number>;
  goodwill: Generated<number>;
  /** What is here beyond the total since lines were changed; of no goods, without a credit note. */
  surplus: Generated<boolean>;
  amount: number;
  /** Cents of it that go back as store credit. */
  credit: Generated<number>;
  transaction_id: string;
  state: Generated<'pending' | 'done' | 'refused'>;
  requested_at: Date;
  done_at: Date | null;
  /** Who of the team asked for it; null when nobody did. */
  asked_by: number | null;
}

/** Gestures above a colleague's ceiling that a second one may ask for too. */
export interface GoodwillRequestsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  amount: number;
  asked_by: number;
  asked_at: Date;
}

/** Orders that hold stock and are not paid, and from where they were placed. */
export interface UnpaidOrdersTable {
  order_id: number;
  visitor: string;
  placed_at: Date;
}

export interface CheckoutTables {
  unpaid_orders: UnpaidOrdersTable;
  payment_methods: PaymentMethodsTable;
  refunds: RefundsTable;
  goodwill_requests: GoodwillRequestsTable;
}
