import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { LeftWord } from '#modules/bowls/rules/index.ts';
import type { CheckoutState } from '#modules/orders/rules/index.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import type {
  Actor,
  AfterWait,
  CycleState,
  HeldFor,
  PlanBChoice,
  SubscriptionStatus,
} from '../rules/index.ts';

/** An address with the columns an order has. */
interface StoredAddress {
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  countryCode: string;
  provinceCode: string | null;
  provinceName: string | null;
  phoneNumber: string | null;
  phoneNumber2: string | null;
  deliveryInstructions: string | null;
}

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
  /** The interval it started with, since an order starts one subscription per interval. */
  first_frequency: number;
  anchor_date: string;
  following_date: string | null;
  deliveries_done: Generated<number>;
  billing_address: JSONColumnType<StoredAddress, string, string>;
  shipping_address: JSONColumnType<StoredAddress, string, string>;
  method_code: string;
  pickup_point: string | null;
  pickup_address: JSONColumnType<PickupAddress | null, string | null, string | null>;
  /** The relay point to use when that one closes. */
  next_point: ColumnType<PickupAddress | null, string | null | undefined, string | null>;
  coupon_codes: Generated<string[]>;
  card_id: number | null;
  /** Its first order; null when it was imported from another shop. */
  created_from: number | null;
  terms_version: string;
  accepted_at: Date;
  ship_now_asked_at: Date | null;
  ship_now_due_at: Date | null;
  paused_at: Date | null;
  paused_until: string | null;
  held_for: HeldFor | null;
  /** Written by `terminateSubscription` alone. */
  ending_on: Generated<string | null>;
  stopped_at: Date | null;
  stop_reason: string | null;
  stop_message: string | null;
  created_at: Date;
  updated_at: Date;
}

/** The data of a variant stored with an item, in the form of an order line. */
export interface VariantSnapshot {
  variantCode: string;
  productSku: string;
  productSlug: string;
  productName: string;
  variantName: string;
  variantSlug: string;
  pictureHash: string | null;
  taxCategory: 'pet_food' | 'accessory';
  netGrams: number;
  grossGrams: number;
  unitPrice: number;
  originalUnitPrice: number;
}

export interface SubscriptionItemsTable {
  id: GeneratedAlways<number>;
  subscription_id: number;
  variant_code: string;
  quantity: number;
  known: JSONColumnType<VariantSnapshot, string, string>;
}

/** The animals a line feeds; keyed by variant, so that rows survive when the line is written again. */
export interface SubscriptionAnimalsTable {
  subscription_id: number;
  variant_code: string;
  animal_id: number;
  /** The customer of both the subscription and the animal. */
  customer_id: number;
}

/**
 * What to do when a variant is missing on the dispatch day; keyed by variant, so that rows survive when the line is
 * written again.
 */
export interface SubscriptionPlansBTable {
  subscription_id: number;
  variant_code: string;
  choice: PlanBChoice;
  replacement: ColumnType<VariantSnapshot | null, string | null, string | null>;
  wait_days: number | null;
  after_wait: AfterWait | null;
  chosen_at: Date;
}

/** A substitute that left for missing pieces. */
export interface Replacement {
  from: string;
  to: string;
  /** Missing pieces it replaced, and pieces that left. */
  quantity: number;
  pieces: number;
  /** Of all pieces that left. */
  grams: number;
}

/** A customer's answer, on a day, how much of a food is left. */
export interface BowlAnswersTable {
  subscription_id: number;
  variant_code: string;
  customer_id: number;
  answered_on: string;
  /** As a word, or as a share of the last delivery; the other one is null. */
  share_left: LeftWord | null;
  amount_left: number | null;
}

/** A variant as in the next delivery; 0 pieces when it was removed from it. */
export interface Wanted {
  variantCode: string;
  quantity: number;
  subscriptionInterval: number | null;
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
  wanted: ColumnType<Wanted[] | null, string | undefined, string>;
  waits_until: Generated<string | null>;
  waits_seen_at: Generated<Date | null>;
  replaced: ColumnType<Replacement[] | null, string | undefined, string>;
  /** The dispatch day of its shared parcel, and its own date if it was moved for that. */
  together_on: Generated<string | null>;
  together_from: Generated<string | null>;
}

export interface SubscriptionChangesTable {
  id: GeneratedAlways<number>;
  subscription_id: number;
  at: Date;
  actor: Actor;
  /** Customer id of the household member; null for everybody else, and once their account is erased. */
  member_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: string;
  scope: 'next' | 'all' | null;
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  /** The state to restore on undo; null when it cannot be undone, or its delivery has left. */
  undo: ColumnType<BeforeChange | null, string | undefined, string | null>;
  undone_at: Date | null;
}

/** The state of a subscription and its next delivery before a change. */
export interface BeforeChange {
  /** Id of the delivery that was prepared. */
  cycleId: number;
  subscription: {
    status: SubscriptionStatus;
    frequency: number;
    /** Civil dates. */
    anchorDate: string;
    followingDate: string | null;
    billingAddress: StoredAddress;
    shippingAddress: StoredAddress;
    methodCode: string;
    pickupPoint: string | null;
    pickupAddress: PickupAddress | null;
    couponCodes: readonly string[];
    /** An instant. */
    pausedAt: string | null;
    pausedUntil: string | null;
    heldFor: HeldFor | null;
  };
  items: readonly { id: number; variantCode: string; quantity: number; known: VariantSnapshot }[];
  /** Null when the delivery was locked: the change applied to the later ones. */
  delivery: {
    plannedDate: string;
    shippingDate: string;
    /** The rows of its lines in the orders tables. */
    lines: readonly Record<string, unknown>[];
    couponCodes: readonly string[];
    billingAddress: StoredAddress | null;
    shippingAddress: StoredAddress | null;
    methodCode: string | null;
    pickupPoint: string | null;
    pickupAddress: PickupAddress | null;
    checkoutState: CheckoutState;
  } | null;
}

/** The price announced for a delivery, and when. */
export interface RenewalNoticesTable {
  cycle_id: number;
  kind: 'first' | 'last';
  shipping_date: string;
  announced_total: number;
  told_at: Date;
}

export interface SubscriptionsTables {
  subscriptions: SubscriptionsTable;
  subscription_items: SubscriptionItemsTable;
  subscription_animals: SubscriptionAnimalsTable;
  subscription_plans_b: SubscriptionPlansBTable;
  bowl_answers: BowlAnswersTable;
  subscription_cycles: SubscriptionCyclesTable;
  subscription_changes: SubscriptionChangesTable;
  renewal_notices: RenewalNoticesTable;
}
