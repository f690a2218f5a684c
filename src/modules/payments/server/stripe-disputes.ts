import Stripe from 'stripe';
import { ownValue } from '#kit/own-value.ts';
import type { CardProvider, ProviderDispute } from './provider.ts';
import type { Noted, StripeIntents } from './stripe-intents.ts';

/** Reads the disputes of a charge and sends evidence, once. */
export function stripeDisputes(
  stripe: Stripe,
  { idOf }: Pick<StripeIntents, 'idOf'>,
  noted: Noted,
): Pick<CardProvider, 'disputes' | 'answerDispute'> {
  return {
    async disputes(charge) {
      try {
        const id = await idOf(charge);
        if (!id) return [];
        const { data } = await stripe.disputes.list({ payment_intent: id, limit: 100 });
        return data.map(disputeOf);
      } catch (error) {
        noted(error);
        return null;
      }
    },
    async answerDispute(id, key, evidence) {
      try {
        await stripe.disputes.update(
          id,
          {
            evidence: {
              customer_name: evidence.customerName,
              customer_email_address: evidence.customerEmail,
              billing_address: evidence.billingAddress,
              shipping_address: evidence.shippingAddress,
              shipping_carrier: evidence.carrier,
              shipping_tracking_number: evidence.trackingNumber,
              shipping_date: evidence.shippedOn,
              product_description: evidence.products,
              uncategorized_text: evidence.text,
            },
            submit: true,
          },
          { idempotencyKey: key },
        );
        return 'taken';
      } catch (error) {
        const isRefused = noted(error) instanceof Stripe.errors.StripeInvalidRequestError;
        return isRefused ? 'refused' : 'unknown';
      }
    },
  };
}

/** Inquiries (`warning_…`) are answered like disputes; they take no money, open or closed. */
const STATES: Readonly<Record<string, ProviderDispute['state']>> = {
  needs_response: 'needs_response',
  warning_needs_response: 'needs_response',
  under_review: 'under_review',
  warning_under_review: 'under_review',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

const disputeOf = ({
  id,
  amount,
  reason,
  status,
  evidence_details: details,
}: Stripe.Dispute): ProviderDispute => ({
  id,
  amount,
  reason,
  state: ownValue(STATES, status) ?? 'under_review',
  isInquiry: status.startsWith('warning_'),
  // 0 when the bank accepts no evidence.
  dueAt: details.due_by ? Temporal.Instant.fromEpochMilliseconds(details.due_by * 1000) : null,
});
