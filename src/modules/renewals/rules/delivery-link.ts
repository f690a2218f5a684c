import type { CycleState, SubscriptionStatus } from '#modules/subscriptions/rules/index.ts';

/** What the links of a reminder do to the delivery it announces; `left` says what is left of the one before. */
export const DELIVERY_ACTIONS = ['postpone', 'skip', 'ship_now', 'left'] as const;
export type DeliveryAction = (typeof DELIVERY_ACTIONS)[number];

/**
 * `open`: it works · `done`: it was pressed · `moved`: the delivery has another date since · `leaving`:
 * it was asked for at once · `paused`, `stopped`: nothing leaves · `late`: it changes no more.
 */
export const LINK_STATES = [
  'open',
  'done',
  'moved',
  'leaving',
  'paused',
  'stopped',
  'late',
] as const;
export type LinkState = (typeof LINK_STATES)[number];

interface Linked {
  action: DeliveryAction;
  isUsed: boolean;
  /** The civil date that was announced. */
  announced: string;
  status: SubscriptionStatus;
  /** The delivery the link is about; null once it is closed. */
  cycle: { state: CycleState; shippingDate: string } | null;
  isShippingNow: boolean;
  /** Its delivery may be changed today. */
  isEditable: boolean;
}

/** Whether a link still does what it says, or why it does not. */
export function linkState({ action, isUsed, announced, status, cycle, ...now }: Linked): LinkState {
  if (isUsed) return 'done';
  if (status === 'stopped') return status;
  // What is left may be said on locked days and in a pause too: no delivery changes by it.
  if (action === 'left') return cycle ? 'open' : 'late';
  if (status === 'paused') return status;
  if (!cycle) return 'late';
  if (now.isShippingNow || cycle.state === 'charging') return 'leaving';
  if (cycle.shippingDate !== announced) return 'moved';
  return now.isEditable ? 'open' : 'late';
}
