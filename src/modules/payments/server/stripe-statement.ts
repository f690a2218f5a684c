import type Stripe from 'stripe';
import type { StatementLine } from './provider.ts';

/** What must come with an intent to know what became of its money. */
export const WITH_BOOKS = { expand: ['latest_charge.balance_transaction'] };

/** An intent as Stripe's books have it. A fee is known once the charge is on the balance. */
export function lineOf(intent: Stripe.PaymentIntent): StatementLine {
  const { latest_charge: latest, metadata, status } = intent;
  const charge = typeof latest === 'string' ? null : latest;
  const balance = charge?.balance_transaction;
  return {
    reference: intent.id,
    key: metadata.attempt ?? null,
    held: status === 'requires_capture' ? intent.amount_capturable : 0,
    captured: intent.amount_received,
    refunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ? charge.amount - charge.amount_refunded : 0,
    fee: balance && typeof balance !== 'string' ? balance.fee : 0,
  };
}
