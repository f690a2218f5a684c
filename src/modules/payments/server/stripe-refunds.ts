import Stripe from 'stripe';
import type { CardProvider, ChargeName, RefundOutcome } from './provider.ts';
import type { Noted, StripeIntents } from './stripe-intents.ts';

/** Refunds of a charge, once per key. */
export function stripeRefunds(
  stripe: Stripe,
  { find }: StripeIntents,
  noted: Noted,
): Pick<CardProvider, 'refund'> {
  return {
    async refund(charge, refundKey, amount) {
      try {
        const intent = await find(charge);
        if (!intent) return 'refused';
        const { status } = await stripe.refunds.create(
          { payment_intent: intent.id, amount, metadata: { key: refundKey } },
          { idempotencyKey: refundKey },
        );
        return status === 'failed' || status === 'canceled' ? 'refused' : 'refunded';
      } catch (error) {
        if (!(noted(error) instanceof Stripe.errors.StripeInvalidRequestError)) return 'unknown';
        return isRefunded(charge, refundKey);
      }
    },
  };

  /** Stripe forgets an idempotency key after a day, so earlier refunds are searched by metadata. */
  async function isRefunded(charge: ChargeName, refundKey: string): Promise<RefundOutcome> {
    try {
      const intent = await find(charge);
      if (!intent) return 'refused';
      const { data } = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 });
      const made = data.find(({ metadata }) => metadata?.key === refundKey);
      return made && made.status !== 'failed' ? 'refunded' : 'refused';
    } catch (error) {
      noted(error);
      return 'unknown';
    }
  }
}
