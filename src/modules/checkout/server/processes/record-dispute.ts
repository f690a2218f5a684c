import {
  type Attempt,
  bookDispute,
  bookDisputeWon,
  chargeOf,
  findAttempt,
  findDisputed,
  isDisputeDecided,
  noteDisputes,
  providerOf,
  raiseFinding,
  type StatementLine,
  settleDispute,
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
 * The bank of a cardholder took the money of an order back: booked, and somebody has to answer it until a day.
 * Nothing is charged again by itself (REL-15). Where the provider says how it ended, it ends here.
 */
export async function recordDispute(
  appContext: AppContext,
  attempt: Attempt,
  line: StatementLine,
): Promise<void> {
  const { reference, disputed } = line;
  const disputes = await providerOf(appContext, attempt).disputes(chargeOf(attempt));
  if (!disputes) throw new Error('the card provider does not answer');
  const isOver = (state: 'won' | 'lost') =>
    disputes.some((one) => one.state === state) &&
    disputes.every((one) => one.state === 'won' || one.state === 'lost');
  // Stripe calls a charge disputed for ever, also after it was won.
  if (isOver('won') && !isOver('lost')) return recordDisputeWon(appContext, attempt, line);
  await transact(appContext, async (work) => {
    await bookDispute(work, attempt, disputed);
    await noteDisputes(work, attempt, reference, disputes);
    // Its end was said: what the provider repeats of it opens nothing again.
    if (await isDisputeDecided(work.tx, reference)) return;
    const details = { order: attempt.orderToken, amount: disputed };
    const isNew = await raiseFinding(work, { kind: 'dispute', subject: reference, details });
    if (isOver('lost')) await settleDispute(work, reference, 'lost');
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
  const disputes = await providerOf(appContext, attempt).disputes(chargeOf(attempt));
  if (!disputes) throw new Error('the card provider does not answer');
  await transact(appContext, async (work) => {
    await noteDisputes(work, attempt, reference, disputes);
    const amount = await findDisputed(work.tx, attempt);
    if (amount <= 0) return;
    await releaseDisputed(work, attempt.orderToken);
    await bookDisputeWon(work, attempt, amount);
    await settleDispute(work, reference, 'won');
  });
}
