import type { UnitOfWork } from '#registry/schema.ts';
import type { Attempt } from './attempt.ts';
import { moveAttempt } from './move-attempt.ts';

/** Why an attempt is cancelled: a refusal code, with a message for the shopper if there is one. */
interface Reason {
  code: string;
  message?: string | null;
}

/**
 * Cancels a locked attempt. The provider is informed later, by `payment.unsettled`: whatever it holds by then is
 * released or refunded.
 */
export async function withdrawAttempt(
  work: UnitOfWork,
  attempt: Attempt,
  { code, message = null }: Reason,
): Promise<Attempt> {
  const reason = { error_code: code, error_message: message };
  const withdrawn = await moveAttempt(work, attempt, 'withdraw', reason);
  await work.announce('payment.unsettled', { hash: attempt.hash });
  return withdrawn;
}
