import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import type { AttentionCode, ChangedLine, PaymentState, Pieces } from '../rules/index.ts';
import type { FrozenPricing } from './frozen-pricing.ts';
import type { OrderLine } from './order-line.ts';

export interface OrdersTable {
  /** Id of the transaction that wrote it last, once it is placed (`orders_changed`). */
  changed_in: GeneratedAlways<string>;
  id: GeneratedAlways<number>;
  token: string;
  number: string | null;
  channel: string;
  locale: string;
  currency: string;
  customer_id: number | null;
  email: string | null;
  notes: string | null;
  /** Code of the subscription it is a delivery of, or was. */
  subscription: string | null;
  state: Generated<string>;
  checkout_state: Generated<string>;
  payment_state: Generated<string>;
  shipping_state: Generated<string>;
  version: Generated<number>;
  coupon_codes: Generated<string[]>;
  items_subtotal: Generated<number>;
  items_total: Generated<number>;
  order_promotion_total: Generated<number>;
  shipping_total: Generated<number>;
  shipping_promotion_total: Generated<number>;
  tax_total: Generated<number>;
  shipping_tax_total: Generated<number>;
  total: Generated<number>;
  pricing: JSONColumnType<FrozenPricing | Record<string, never>, string | undefined, string>;
  quote_hash: string | null;
  charging_until: Date | null;
  created_at: Date;
  updated_at: Date;
  placed_at: Date | null;
  payment_due_at: Date | null;
  confirmed_at: Date | null;
  terms_version: string | null;
  accepted_at: Date | null;
  cancelled_at: Date | null;
  invoice_from: string | null;
  invoice_available: Generated<boolean>;
  /** Cents an express delivery cost above the standard one of that day. */
  express_surplus: Generated<number>;
  /** Shared by all orders that leave in one parcel. */
  shared_parcel: Generated<string | null>;
  /** Cents paid with store credit; in a cart, the credit to be used. */
  credit: Generated<number>;
  voucher_id: Generated<number | null>;
  /** Id of the order it sends again free of charge. */
  resends: number | null;
}

export interface OrderItemsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  variant_code: string;
  product_sku: string;
  product_slug: string;
  product_name: string;
  variant_name: string;
  variant_slug: string;
  picture_hash: string | null;
  tax_category: string;
  net_grams: number;
  gross_grams: number;
  quantity: number;
  subscription_interval: number | null;
  source_item_list: string | null;
  upsell: Generated<boolean>;
  this_time_only: Generated<boolean>;
  unit_price: number;
  original_unit_price: number;
  discounted_unit_price: number;
  subtotal: number;
  total: number;
  tax_rate: number;
  net: number;
  vat: number;
}

export interface OrderAdjustmentsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  order_item_id: number | null;
  type: 'order_promotion' | 'order_shipping_promotion' | 'shipping' | 'tax';
  label: string;
  amount: number;
  neutral: boolean;
  origin_code: string | null;
}

export interface OrderAddressesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'billing' | 'shipping';
  first_name: string;
  last_name: string;
  company: string | null;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  country_code: string;
  province_code: string | null;
  province_name: string | null;
  phone_number: string | null;
  phone_number2: string | null;
  delivery_instructions: string | null;
}

export interface ShipmentsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  method_code: string;
  pickup_point: string | null;
  pickup_address: JSONColumnType<PickupAddress | null, string | null | undefined, string | null>;
  state: Generated<string>;
  dispatch_on: string | null;
  deliver_from: string | null;
  deliver_to: string | null;
  tracking_number: string | null;
  carrier_link: string | null;
  shipped_at: Date | null;
  parcels: JSONColumnType<object[], string | undefined, string>;
  delivered_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface PaymentsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  method_code: string;
  currency: string;
  amount: number;
  state: Generated<string>;
  transaction_id: string | null;
  paid_at: Date | null;
  details: JSONColumnType<object, string | undefined, string>;
  created_at: Date;
  updated_at: Date;
}

export interface OrderLotsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  variant_code: string;
  product_name: string;
  lot: string;
  best_before: string | null;
  quantity: number | null;
  recorded_at: Date;
}

export interface OrderNotesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  staff_id: number;
  author: string;
  text: string;
  written_at: Date;
}

/** Holds and exceptions recorded on an order; rows are only added, never changed. */
export interface OrderMarksTable {
  id: GeneratedAlways<number>;
  order_id: number;
  code: AttentionCode;
  says: 'hold' | 'let_leave' | 'let_pay_back';
  reason: string;
  staff_id: number | null;
  author: string | null;
  made_at: Date;
}

/** An order before a change that the customer has not paid yet. */
export interface OrderBefore {
  lines: OrderLine[];
  pricing: FrozenPricing;
  paymentState: PaymentState;
  transactionId: string;
  /** Pieces it gives up once the change is paid, and whether they return to stock. */
  shelved: Pieces[];
  restock: boolean;
  /** Pieces it took from stock for the change. */
  taken: Pieces[];
}

/** Changes the team made to the lines of paid orders. */
export interface OrderChangesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  lines_before: JSONColumnType<ChangedLine[], string, string>;
  lines_after: JSONColumnType<ChangedLine[], string, string>;
  total_before: number;
  total_after: number;
  returned: number;
  state: Generated<'made' | 'awaited' | 'undone'>;
  undo: JSONColumnType<OrderBefore | null, string | null | undefined, string | null>;
  reason: string;
  staff_id: number | null;
  made_at: Date;
}

export interface RecallsTable {
  id: GeneratedAlways<number>;
  lot: string;
  variant_code: string;
  product_name: string;
  reason: string;
  advice: string;
  started_at: Date;
}

export interface OrdersTables {
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_adjustments: OrderAdjustmentsTable;
  order_addresses: OrderAddressesTable;
  shipments: ShipmentsTable;
  payments: PaymentsTable;
  order_lots: OrderLotsTable;
  order_notes: OrderNotesTable;
  order_marks: OrderMarksTable;
  order_changes: OrderChangesTable;
  recalls: RecallsTable;
}
