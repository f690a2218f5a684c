import {
  type Attempt,
  bookDispute,
  bookDisputeLost,
  bookDisputeWon,
  chargeOf,
  countDecided,
  countDisputes,
  findAttempt,
  findDisputed,
  noteDisputes,
  type ProviderDispute,
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

/** While it is open the bank waits or thinks; afterwards nothing changes any more. */
const isOpen = ({ state }: ProviderDispute) =>
  state === 'needs_response' || state === 'under_review';

/** What is wrong with the answer is no reason to book nothing: null, as for silence. */
async function askDisputes(appContext: AppContext, attempt: Attempt) {
  try {
    return await providerOf(appContext, attempt).disputes(chargeOf(attempt));
  } catch (error) {
    appContext.log.error({ err: error }, 'the disputes of a charge could not be read');
    return null;
  }
}

const assertAnswered = (disputes: readonly ProviderDispute[] | null) => {
  if (!disputes) throw new Error('the card provider does not answer');
};

/**
 * The bank of a cardholder took the money of an order back: booked, and somebody has to answer it until a day.
 * Nothing is charged again by itself (REL-15). Where the provider says how it ended, it ends here; what the bank
 * keeps is written off.
 * @throws when the provider does not say which disputes there are: the money is booked all the same
 */
export async function recordDispute(
  appContext: AppContext,
  attempt: Attempt,
  line: StatementLine,
): Promise<void> {
  const { reference, disputed } = line;
  const answered = await askDisputes(appContext, attempt);
  const disputes = answered ?? [];
  const isOver = disputes.length > 0 && !disputes.some(isOpen);
  const isLost = isOver && disputes.some(({ state }) => state === 'lost');
  // Stripe calls a charge disputed for ever, also after it was won.
  if (isOver && !isLost) return recordDisputeWon(appContext, attempt, line);
  await transact(appContext, async (work) => {
    await noteDisputes(work, attempt, reference, disputes);
    const decided = await countDecided(work.tx, reference);
    const isFirst = (await countDisputes(work, attempt)) === 0;
    // The bank gave back what it took, and was asked to take it once more.
    const isAnother = decided < disputes.length && (await findDisputed(work.tx, attempt)) === 0;
    if (isFirst || isAnother) await bookDispute(work, attempt, disputed);
    // Its end was said: what the provider repeats of it opens nothing again.
    if (decided === 0 || isAnother) {
      const details = { order: attempt.orderToken, amount: disputed };
      if (await raiseFinding(work, { kind: 'dispute', subject: reference, details })) {
        appContext.log.error({ reference, disputed }, 'a cardholder disputes a charge');
        const { orderToken } = attempt;
        await work.announce('payment.disputed', { orderToken, amount: disputed });
      }
    }
    if (!isLost) return;
    await bookDisputeLost(work, attempt);
    await settleDispute(work, reference, 'lost');
  });
  assertAnswered(answered);
}

/**
 * The bank gave back what it had taken: booked, its finding has healed, and the order goes on by itself.
 * @throws when the provider does not say which disputes there are: the money is booked all the same
 */
export async function recordDisputeWon(
  appContext: AppContext,
  attempt: Attempt,
  { reference }: StatementLine,
): Promise<void> {
  const answered = await askDisputes(appContext, attempt);
  const disputes = answered ?? [];
  await transact(appContext, async (work) => {
    await noteDisputes(work, attempt, reference, disputes);
    const amount = await findDisputed(work.tx, attempt);
    if (amount > 0) {
      await releaseDisputed(work, attempt.orderToken);
      await bookDisputeWon(work, attempt);
    }
    // Where nothing was booked as taken its finding ends all the same.
    if (amount > 0 || (answered && !disputes.some(isOpen)))
      await settleDispute(work, reference, 'won');
  });
  assertAnswered(answered);
}
