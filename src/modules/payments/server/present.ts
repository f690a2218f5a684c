import type { PaymentRequestShape } from '../contracts.ts';
import { type AttemptState, isPaid } from '../rules/index.ts';
import type { Attempt } from './attempt.ts';

const base = '/api/v2/shop';

/** What only others know: the reference to write on a cheque or transfer, how to pay, with what. */
interface PaymentDetail {
  reference: string | null;
  instructions: string | null;
  /** Script of the provider that draws its own card fields. */
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

/** A shopper is done when the order stands; what the shop still has to do is not theirs to see. */
function publicState(state: AttemptState): PaymentRequestShape['state'] {
  if (state === 'new') return 'new';
  if (isPaid(state)) return 'completed';
  if (state === 'declined') return 'failed';
  return state === 'voiding' || state === 'voided' ? 'cancelled' : 'processing';
}
