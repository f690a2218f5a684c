import {
  type Attempt,
  bookDispute,
  bookDisputeWon,
  chargeOf,
  findAttempt,
  findDisputed,
  isDisputeDecided,
  providerOf,
  raiseFinding,
  type StatementLine,
  settleFinding,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { releaseDisputed } from '../close-finding.ts';

/** A message speaks of a dispute: the provider's books are asked whether a bank has the money. */
export async function checkDispute(appContext: AppContext, hash: string): Promise<void> {
  const attempt = await findAttempt(appContext.db, hash);
  if (!attempt || attempt.provider === 'offline') return;
  const line = await providerOf(appContext, attempt).statement(chargeOf(attempt));
  if (!line) throw new Error('the card provider does not answer');
  if (line.disputed > 0) await recordDispute(appContext, attempt, line);
  else await recordDisputeWon(appContext, attempt, line);
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
    // Its end was said: what the provider repeats of it opens nothing again.
    if (await isDisputeDecided(work.tx, reference)) return;
    const details = { order: attempt.orderToken, amount: disputed };
    const isNew = await raiseFinding(work, { kind: 'dispute', subject: reference, details });
    if (!isNew) return;
    appContext.log.error({ reference, disputed }, 'a cardholder disputes a charge');
    await work.announce('payment.disputed', { orderToken: attempt.orderToken, amount: disputed });
  });
}

/** The bank gave back what it had taken: booked, its finding has healed, and the order goes on by itself. */
export async function recordDisputeWon(
  appContext: AppContext,
  attempt: Attempt,
  { reference }: StatementLine,
): Promise<void> {
  await transact(appContext, async (work) => {
    const amount = await findDisputed(work.tx, attempt);
    if (amount <= 0) return;
    await releaseDisputed(work, attempt.orderToken);
    await bookDisputeWon(work, attempt, amount);
    await settleFinding(work, 'dispute', reference);
  });
}
