import type Stripe from 'stripe';
import type { StatementLine } from './provider.ts';

/** What must be loaded with an intent to know its amounts and fee. */
export const WITH_BOOKS = { expand: ['latest_charge.balance_transaction'] };

/** The amounts of an intent. The fee is known once the charge is on the balance. */
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
