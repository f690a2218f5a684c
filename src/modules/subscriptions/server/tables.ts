import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AddressFields, OrderLine } from '#modules/orders/server/index.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import type { CycleState, SubscriptionStatus } from '../rules/index.ts';

export interface SubscriptionsTable {
  id: GeneratedAlways<number>;
  code: string;
  customer_id: number;
  channel: string;
  locale: string;
  currency: string;
  status: Generated<SubscriptionStatus>;
  version: Generated<number>;
  frequency: number;
  anchor_date: string;
  following_date: string | null;
  deliveries_done: Generated<number>;
  billing_address: JSONColumnType<AddressFields, string, string>;
  shipping_address: JSONColumnType<AddressFields, string, string>;
  method_code: string;
  pickup_point: string | null;
  pickup_address: JSONColumnType<PickupAddress | null, string | null, string | null>;
  coupon_codes: Generated<string[]>;
  card_id: number | null;
  created_from: number;
  terms_version: string;
  accepted_at: Date;
  ship_now_asked_at: Date | null;
  ship_now_due_at: Date | null;
  paused_at: Date | null;
  paused_until: string | null;
  stopped_at: Date | null;
  stop_reason: string | null;
  stop_message: string | null;
  created_at: Date;
  updated_at: Date;
}

/** What is known of a variant beside how many of it are delivered. */
export type KnownVariant = Pick<
  OrderLine,
  | 'variantCode'
  | 'productSku'
  | 'productSlug'
  | 'productName'
  | 'variantName'
  | 'variantSlug'
  | 'pictureHash'
  | 'taxCategory'
  | 'netGrams'
  | 'grossGrams'
  | 'unitPrice'
  | 'originalUnitPrice'
>;

export interface SubscriptionItemsTable {
  id: GeneratedAlways<number>;
  subscription_id: number;
  variant_code: string;
  quantity: number;
  known: JSONColumnType<KnownVariant, string, string>;
}

export interface SubscriptionCyclesTable {
  id: GeneratedAlways<number>;
  subscription_id: number;
  number: number;
  state: CycleState;
  planned_date: string;
  shipping_date: string;
  order_id: number | null;
  created_at: Date;
  closed_at: Date | null;
}

export interface SubscriptionChangesTable {
  id: GeneratedAlways<number>;
  subscription_id: number;
  at: Date;
  actor: 'customer' | 'shop';
  kind: string;
  scope: 'next' | 'all' | null;
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>;
}

export interface SubscriptionsTables {
  subscriptions: SubscriptionsTable;
  subscription_items: SubscriptionItemsTable;
  subscription_cycles: SubscriptionCyclesTable;
  subscription_changes: SubscriptionChangesTable;
}
