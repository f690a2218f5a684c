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

/** An animal as a line that feeds it names it. */
export interface FedAnimal {
  id: number;
  name: string;
}

/** What its customer chose for when it is missing on the day. */
export interface PlanB {
  choice: PlanBChoice;
  /** The variant that comes instead; null unless one does. */
  replacement: VariantSnapshot | null;
  /** Days the delivery waits at most, and what happens then; null unless it waits. */
  waitDays: number | null;
  afterWait: AfterWait | null;
}

/** A variant of a subscription; 0 pieces in every delivery: it is only in the next one. */
export interface SubscriptionItem {
  id: number;
  variantCode: string;
  quantity: number;
  known: VariantSnapshot;
  /** Whom it feeds, the one that came first before the others. */
  animals: readonly FedAnimal[];
  /** Null while nobody chose: the rest leaves without it. */
  planB: PlanB | null;
}

/** The delivery that is prepared or being paid for. Civil dates. */
export interface OpenCycle {
  id: number;
  number: number;
  state: CycleState;
  plannedDate: string;
  shippingDate: string;
  orderId: number | null;
  /** Of its order. */
  token: string | null;
  /** It waits for a food until this civil date at most; null: it waits for nothing. */
  waitsUntil: string | null;
}

/** A subscription whole: what every delivery holds and where it goes, and the open delivery. */
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
  /** Where it goes when that point keeps parcels no more; null while none is agreed. */
  nextPoint: PickupAddress | null;
  couponCodes: readonly string[];
  cardId: number | null;
  /** Null: it was begun in another shop. */
  createdFrom: number | null;
  termsVersion: string;
  acceptedAt: Date;
  shipNowRequestedAt: Date | null;
  shipNowDueAt: Date | null;
  pausedAt: Date | null;
  pausedUntil: string | null;
  /** Why the shop put it to rest; null when its customer did. */
  heldFor: HeldFor | null;
  stoppedAt: Date | null;
  stopReason: string | null;
  stopMessage: string | null;
  createdAt: Date;
  items: readonly SubscriptionItem[];
  /** Null when it is stopped. */
  cycle: OpenCycle | null;
}
