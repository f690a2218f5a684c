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
  /** Refund of money beyond the total after a change of lines; not for goods, without a credit note. */
  surplus: Generated<boolean>;
  amount: number;
  /** Cents refunded as store credit. */
  credit: Generated<number>;
  transaction_id: string;
  state: Generated<'pending' | 'done' | 'refused'>;
  requested_at: Date;
  done_at: Date | null;
  /** Staff member who requested it; null for the shop itself. */
  asked_by: number | null;
}

/** Goodwill refunds above a colleague's limit, for a second colleague to confirm. */
export interface GoodwillRequestsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  amount: number;
  asked_by: number;
  asked_at: Date;
}

/** Unpaid orders that reserve stock, and the visitor who placed them. */
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
