import type { OpenCycle, Subscription } from '#modules/subscriptions/server/index.ts';

/** What is to be charged, and as which try. */
export interface RenewalCharge {
  cycleId: number;
  code: string;
  number: number;
  tries: number;
  orderId: number;
  orderToken: string;
  customerId: number;
  /** Null: there is none to pay with. */
  cardId: number | null;
}

export const renewalOf = (
  { code, customerId, cardId }: Subscription,
  { id: cycleId, number, orderId, token }: OpenCycle,
): Omit<RenewalCharge, 'tries'> => ({
  ...{ cycleId, code, number, customerId, cardId },
  orderId: orderId ?? 0,
  orderToken: token ?? '',
});

/** Names a charge at the provider: the same for the same try of the same delivery, always. */
export const chargeKey = ({ code, number, tries }: RenewalCharge): string =>
  `subscription ${code}, delivery ${number}, try ${tries}`;
