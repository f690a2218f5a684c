import {
  type Attempt,
  bookDispute,
  chargeOf,
  findAttempt,
  providerOf,
  raiseFinding,
  type StatementLine,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';

/** A message says that a bank took money back: the provider's books are asked whether it did. */
export async function checkDispute(appContext: AppContext, hash: string): Promise<void> {
  const attempt = await findAttempt(appContext.db, hash);
  if (!attempt || attempt.provider === 'offline') return;
  const line = await providerOf(appContext, attempt).statement(chargeOf(attempt));
  if (!line) throw new Error('the card provider does not answer');
  if (line.disputed > 0) await recordDispute(appContext, attempt, line);
}

/**
 * The bank of a cardholder took the money of an order back: booked, and somebody has to answer it.
 * Nothing is charged again by itself (REL-15).
 */
export async function recordDispute(
  appContext: AppContext,
  attempt: Attempt,
  { reference, disputed }: StatementLine,
): Promise<void> {
  await transact(appContext, async (work) => {
    await bookDispute(work, attempt, disputed);
    const details = { order: attempt.orderToken, amount: disputed };
    const isNew = await raiseFinding(work, { kind: 'dispute', subject: reference, details });
    if (!isNew) return;
    appContext.log.error({ reference, disputed }, 'a cardholder disputes a charge');
    await work.announce('payment.disputed', { orderToken: attempt.orderToken, amount: disputed });
  });
}
