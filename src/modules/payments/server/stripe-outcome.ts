import type Stripe from 'stripe';
import { words } from '#i18n/words.ts';
import type { CardSummary } from '../contracts.ts';
import messages from '../messages/fr.json' with { type: 'json' };
import type { Charged, Outcome } from '../rules/index.ts';

const t = words(messages);

export type Intent = Stripe.PaymentIntent;

/** The outcome of a charge by the state of its intent. While it is processing, it is `unknown`. */
export function outcomeOf(intent: Intent): Outcome {
  const charged = chargedOf(intent);
  const { last_payment_error: error, status } = intent;
  switch (status) {
    case 'requires_payment_method':
      return error ? { ...charged, ...declineOf(error) } : { ...charged, status: 'open' };
    case 'requires_confirmation':
      return { ...charged, status: 'open' };
    case 'requires_action':
      return {
        ...charged,
        status: 'requires_action',
        redirectUrl: intent.next_action?.redirect_to_url?.url ?? '',
      };
    case 'requires_capture':
      return { ...charged, status: 'authorized' };
    case 'succeeded':
      return { ...charged, status: 'captured' };
    case 'canceled':
      return { ...charged, status: 'voided' };
    default:
      return { status: 'unknown' };
  }
}

export function chargedOf(intent: Intent): Charged {
  const { amount, customer, id, last_payment_error, payment_method, setup_future_usage } = intent;
  const method = last_payment_error?.payment_method ?? payment_method;
  const isStored = customer !== null && setup_future_usage !== null;
  const token = typeof method === 'string' ? method : (method?.id ?? null);
  return {
    reference: id,
    amount,
    card: cardOf(method),
    token: isStored ? token : null,
    heldUntil: heldUntil(intent),
  };
}

/** When the authorisation expires, which depends on the card and on who initiated the charge. */
function heldUntil({ latest_charge: charge, status }: Intent): Temporal.Instant | null {
  if (status !== 'requires_capture' || !charge || typeof charge === 'string') return null;
  const seconds = charge.payment_method_details?.card?.capture_before;
  return seconds ? Temporal.Instant.fromEpochMilliseconds(seconds * 1000) : null;
}

/** The card data that may be stored. */
export function cardOf(method: Stripe.PaymentMethod | string | null): CardSummary | null {
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
}

/** The reason of a refusal: the bank's code if there is one, in French if we have a translation. */
export function declineOf(error: { code?: string; decline_code?: string; message?: string }) {
  const code = error.decline_code ?? error.code ?? 'card_declined';
  const messageKey = `declines.${code}`;
  const message = t.has(messageKey)
    ? t.translate(messageKey)
    : (error.message ?? t.translate('declines.card_declined'));
  return { status: 'declined' as const, code, message };
}
