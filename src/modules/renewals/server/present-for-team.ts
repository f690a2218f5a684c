import type { TeamDeliveriesShape, TeamDeliveryShape } from '../admin-contracts.ts';
import type { findNotices, TeamDelivery } from './deliveries-for-team.ts';

/** What became of the deliveries of a subscription, for the team. */
export const presentDeliveries = (
  code: string,
  deliveries: readonly TeamDelivery[],
  notices: Awaited<ReturnType<typeof findNotices>>,
): TeamDeliveriesShape => ({
  '@context': '/api/v2/contexts/SubscriptionDeliveries',
  '@id': `/api/v2/admin/subscriptions/${code}/deliveries`,
  '@type': 'SubscriptionDeliveries',
  deliveries: deliveries.map(presentDelivery),
  notices: notices.map(({ kind, subject, at, sentAt }) => ({
    kind,
    subject,
    at: at.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  })),
});

function presentDelivery(delivery: TeamDelivery): TeamDeliveryShape {
  const { number, state, plannedDate, shippingDate, orderNumber, total, paymentState } = delivery;
  const { renewalState, tries, decline, errorCode, nextTryOn, attempts } = delivery;
  return {
    number,
    state,
    plannedDate,
    shippingDate,
    orderNumber,
    total,
    paymentState,
    renewal: renewalState && {
      state: renewalState,
      tries: tries ?? 0,
      decline,
      errorCode,
      nextTryOn,
    },
    attempts: attempts.map(({ at, card, ...attempt }) => ({
      ...attempt,
      at: new Date(at).toISOString(),
      // Only brand and last digits of the card are shown.
      card: card && { brand: card.brand, last4: card.last4 },
    })),
  };
}
