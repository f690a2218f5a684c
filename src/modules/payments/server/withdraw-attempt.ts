import type { UnitOfWork } from '#registry/schema.ts';
import type { Attempt } from './attempt.ts';
import { moveAttempt } from './move-attempt.ts';

/** Why an attempt is given up: a refusal code, with the words shown to the shopper if there are. */
interface Reason {
  code: string;
  message?: string | null;
}

/**
 * Gives up an attempt the caller holds. The provider is told afterwards, by `payment.unsettled`:
 * whatever it may hold by then is given back.
 */
export async function withdrawAttempt(
  work: UnitOfWork,
  attempt: Attempt,
  { code, message = null }: Reason,
): Promise<void> {
  await moveAttempt(work, attempt, 'withdraw', { error_code: code, error_message: message });
  await work.announce('payment.unsettled', { hash: attempt.hash });
}
