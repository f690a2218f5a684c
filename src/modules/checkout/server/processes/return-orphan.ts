import {
  type Attempt,
  bookCapture,
  bookRefund,
  chargeOf,
  providerOf,
  type StatementLine,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';

/**
 * Gives back what the provider keeps for a payment that was given up: nobody pays without an order.
 * Repeated, it gives back once. False while the provider does not do it.
 */
export async function returnOrphan(
  machine: Machine,
  attempt: Attempt,
  { captured, refunded, held }: StatementLine,
): Promise<boolean> {
  const provider = providerOf(machine, attempt);
  const kept = captured - refunded;
  if (held > 0) return (await provider.void(chargeOf(attempt))).status === 'voided';
  const key = `${attempt.hash}:void`;
  if ((await provider.refund(chargeOf(attempt), key, kept)) !== 'refunded') return false;
  await transact(machine, async (work) => {
    await bookCapture(work, attempt);
    await bookRefund(work, attempt, { key, amount: kept });
  });
  return true;
}
