import {
  type Attempt,
  bookCapture,
  bookRefund,
  chargeOf,
  providerOf,
  type StatementLine,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';

/**
 * Refunds money the provider holds for an abandoned payment, so that nobody pays without an order.
 * Idempotent. False while the provider has not done it.
 */
export async function returnOrphan(
  appContext: AppContext,
  attempt: Attempt,
  { captured, refunded, held }: StatementLine,
): Promise<boolean> {
  const provider = providerOf(appContext, attempt);
  const retained = captured - refunded;
  if (held > 0) return (await provider.void(chargeOf(attempt))).status === 'voided';
  const key = `${attempt.hash}:void`;
  if ((await provider.refund(chargeOf(attempt), key, retained)) !== 'refunded') return false;
  await transact(appContext, async (work) => {
    await bookCapture(work, attempt);
    await bookRefund(work, attempt, { key, amount: retained });
  });
  return true;
}
