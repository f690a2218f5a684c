import { orderStatus } from '#modules/orders/rules/index.ts';
import { findPromotionOfCode } from '#modules/promotions/server/index.ts';
import type { TeamSearchTools } from '#modules/team-search/server/admin-http.ts';

type OrderFacts = Parameters<typeof orderStatus>[0];

/** Functions of other modules that the back office search needs. */
export const teamSearchTools: TeamSearchTools = {
  orderStatus: (facts) =>
    orderStatus({
      ...(facts as unknown as Pick<OrderFacts, 'state' | 'paymentState' | 'shippingState'>),
      lastAttemptRefused: facts.payment === 'failed',
      hasParcels: facts.hasParcels === true,
    }),
  promotionOfCode: findPromotionOfCode,
};
