import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';

/** Whether the subscription is paused without a resume date, so that its next delivery has no date. */
export const restsOpen = ({
  status,
  pausedUntil,
}: Pick<SubscriptionShape, 'status' | 'pausedUntil'>): boolean =>
  status === 'paused' && pausedUntil === null;
