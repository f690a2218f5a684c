import type { CycleState, SubscriptionStatus } from '#modules/subscriptions/rules/index.ts';

/** Actions of the links in a reminder on the announced delivery; `left` records how much is left of the previous one. */
export const DELIVERY_ACTIONS = ['postpone', 'skip', 'ship_now', 'left'] as const;
export type DeliveryAction = (typeof DELIVERY_ACTIONS)[number];

/**
 * `open`: it works · `done`: it was used · `moved`: the delivery has another date now · `leaving`: immediate dispatch
 * was requested · `paused`, `stopped`: nothing leaves · `late`: the delivery is locked.
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
  /** The announced civil date. */
  announced: string;
  status: SubscriptionStatus;
  /** The delivery the link is about; null once it is closed. */
  cycle: { state: CycleState; shippingDate: string } | null;
  isShippingNow: boolean;
  /** Whether its delivery may be changed today. */
  isEditable: boolean;
}

/** Whether a link still works, or why not. */
export function linkState({ action, isUsed, announced, status, cycle, ...now }: Linked): LinkState {
  if (isUsed) return 'done';
  if (status === 'stopped') return status;
  // How much is left can also be recorded when the delivery is locked or paused, since it changes no delivery.
  if (action === 'left') return cycle ? 'open' : 'late';
  if (status === 'paused') return status;
  if (!cycle) return 'late';
  if (now.isShippingNow || cycle.state === 'charging') return 'leaving';
  if (cycle.shippingDate !== announced) return 'moved';
  return now.isEditable ? 'open' : 'late';
}
