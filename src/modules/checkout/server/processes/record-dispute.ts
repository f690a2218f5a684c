import {
  type Attempt,
  bookDispute,
  chargeOf,
  findAttempt,
  providerOf,
  raiseFinding,
  type StatementLine,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';

/** A message says that a bank took money back: the provider's books are asked whether it did. */
export async function checkDispute(machine: Machine, hash: string): Promise<void> {
  const attempt = await findAttempt(machine.db, hash);
  if (!attempt || attempt.provider === 'offline') return;
  const line = await providerOf(machine, attempt).statement(chargeOf(attempt));
  if (!line) throw new Error('the card provider does not answer');
  if (line.disputed > 0) await recordDispute(machine, attempt, line);
}

/**
 * The bank of a cardholder took the money of an order back: booked, and somebody has to answer it.
 * Nothing is charged again by itself (REL-15).
 */
export async function recordDispute(
  machine: Machine,
  attempt: Attempt,
  { reference, disputed }: StatementLine,
): Promise<void> {
  await transact(machine, async (work) => {
    await bookDispute(work, attempt, disputed);
    const details = { order: attempt.orderToken, amount: disputed };
    const isNew = await raiseFinding(work, { kind: 'dispute', subject: reference, details });
    if (!isNew) return;
    machine.log.error({ reference, disputed }, 'a cardholder disputes a charge');
    await work.announce('payment.disputed', { orderToken: attempt.orderToken, amount: disputed });
  });
}
