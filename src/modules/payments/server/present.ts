import type { PaymentRequestShape } from '../contracts.ts';
import { type AttemptState, isPaid } from '../rules/index.ts';
import type { Attempt } from './attempt.ts';

const base = '/api/v2/shop';

/** Data from other modules: the reference for a cheque or transfer, payment instructions, and the card. */
interface PaymentDetail {
  reference: string | null;
  instructions: string | null;
  /** URL of the script that draws the provider's card fields. */
  scriptUrl: string | null;
}

/** The payment request of contracts §2.6. */
export function presentPaymentRequest(
  attempt: Attempt,
  { reference, instructions, scriptUrl }: PaymentDetail,
): PaymentRequestShape {
  const { hash, state, errorCode, errorMessage } = attempt;
  const waits = state === 'open' || state === 'confirming' || state === 'challenge';
  return {
    '@context': '/api/v2/contexts/PaymentRequest',
    '@id': `${base}/payment-requests/${hash}`,
    '@type': 'PaymentRequest',
    hash,
    state: publicState(state),
    action: attempt.action,
    payload: { target_path: attempt.targetPath, after_path: attempt.afterPath },
    responseData: {
      provider: attempt.method,
      clientSecret: waits ? attempt.clientSecret : null,
      publicKey: waits ? attempt.publicKey : null,
      frameUrl: state === 'open' ? attempt.frameUrl : null,
      scriptUrl: state === 'open' && attempt.method === 'card' ? scriptUrl : null,
      redirectUrl: state === 'challenge' ? attempt.redirectUrl : null,
      card: attempt.card,
      error: errorCode && errorMessage ? { code: errorCode, message: errorMessage } : null,
      instructions: attempt.provider === 'offline' ? instructions : null,
      reference: attempt.provider === 'offline' ? reference : null,
    },
    order: `${base}/orders/${attempt.orderToken}`,
    payment: `${base}/payments/${attempt.paymentId}`,
    method: `${base}/payment-methods/${attempt.method}`,
    amount: attempt.amount,
    createdAt: attempt.createdAt.toISOString(),
    updatedAt: attempt.updatedAt.toISOString(),
  };
}

/** For the shopper, a payment is done once the order is confirmed; later steps of the shop are not exposed. */
function publicState(state: AttemptState): PaymentRequestShape['state'] {
  if (state === 'new') return 'new';
  if (isPaid(state)) return 'completed';
  if (state === 'declined') return 'failed';
  return state === 'voiding' || state === 'voided' ? 'cancelled' : 'processing';
}
