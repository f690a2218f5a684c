import type { AddressFields } from '#modules/orders/server/index.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import type { CycleState, HeldFor, SubscriptionStatus } from '../rules/index.ts';
import type { VariantSnapshot } from './tables.ts';

/** An animal as a line that feeds it names it. */
export interface FedAnimal {
  id: number;
  name: string;
}

/** A variant of a subscription; 0 pieces in every delivery: it is only in the next one. */
export interface SubscriptionItem {
  id: number;
  variantCode: string;
  quantity: number;
  known: VariantSnapshot;
  /** Whom it feeds, the one that came first before the others. */
  animals: readonly FedAnimal[];
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
  couponCodes: readonly string[];
  cardId: number | null;
  createdFrom: number;
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
