import type { AddressFields } from '#modules/orders/server/index.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import type {
  AfterWait,
  CycleState,
  HeldFor,
  PlanBChoice,
  SubscriptionStatus,
} from '../rules/index.ts';
import type { VariantSnapshot } from './tables.ts';

/** An animal as referenced by the lines it eats. */
export interface FedAnimal {
  id: number;
  name: string;
}

/** What the customer chose for when the line is missing on the dispatch day. */
export interface PlanB {
  choice: PlanBChoice;
  /** The substitute variant; null unless the choice is to replace. */
  replacement: VariantSnapshot | null;
  /** Maximum days to wait, and what happens then; null unless the choice is to wait. */
  waitDays: number | null;
  afterWait: AfterWait | null;
}

/** A variant of a subscription; 0 pieces in every delivery means that it is only in the next one. */
export interface SubscriptionItem {
  id: number;
  variantCode: string;
  quantity: number;
  known: VariantSnapshot;
  /** The animals it feeds, the first assigned one first. */
  animals: readonly FedAnimal[];
  /** Null when nothing was chosen: the rest leaves without it. */
  planB: PlanB | null;
}

/** The delivery being prepared or paid. Civil dates. */
export interface OpenCycle {
  id: number;
  number: number;
  state: CycleState;
  plannedDate: string;
  shippingDate: string;
  orderId: number | null;
  /** Token of its order. */
  token: string | null;
  /** Civil date until which it waits for a missing food; null when it does not wait. */
  waitsUntil: string | null;
}

/** A complete subscription: contents and destination of every delivery, and the next delivery. */
export interface Subscription {
  id: number;
  code: string;
  customerId: number;
  channel: string;
  locale: string;
  currency: string;
  status: SubscriptionStatus;
  version: number;
  /** Days between two deliveries. */
  frequency: number;
  /** Civil dates. */
  anchorDate: string;
  followingDate: string | null;
  deliveriesDone: number;
  billingAddress: AddressFields;
  shippingAddress: AddressFields;
  methodCode: string;
  pickupPoint: string | null;
  pickupAddress: PickupAddress | null;
  /** The alternative relay point, used when the first has closed; null when none is set. */
  nextPoint: PickupAddress | null;
  couponCodes: readonly string[];
  cardId: number | null;
  /** Null when it was imported from another shop. */
  createdFrom: number | null;
  termsVersion: string;
  acceptedAt: Date;
  shipNowRequestedAt: Date | null;
  shipNowDueAt: Date | null;
  pausedAt: Date | null;
  pausedUntil: string | null;
  /** Why the shop suspended it; null when it did not. */
  heldFor: HeldFor | null;
  /** The civil date its customer gave notice for; null without notice. */
  endingOn: string | null;
  stoppedAt: Date | null;
  stopReason: string | null;
  stopMessage: string | null;
  createdAt: Date;
  items: readonly SubscriptionItem[];
  /** Null when it is stopped. */
  cycle: OpenCycle | null;
}
