import { subscriptionStates } from '#modules/subscriptions/rules/index.ts';
import { lockSubscription, saveSubscription } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { declineOf, type GraceDays, nextTry } from '../rules/index.ts';
import { giveUpUnpaid } from './give-up-unpaid.ts';
import { findRenewal, saveRenewal } from './renewal.ts';
import type { RenewalCharge } from './renewal-charge.ts';

/**
 * Records a failed charge: order and stock stay reserved, the customer is mailed a payment link, and the card is
 * retried when that may help (REL-07, REL-08, REL-13). Idempotent for the same attempt.
 */
export async function recordFailure(
  work: UnitOfWork,
  { cycleId, code, tries, cardId }: RenewalCharge,
  errorCode: string,
  graceDays: GraceDays,
): Promise<void> {
  const subscription = await lockSubscription(work, code);
  const renewal = await findRenewal(work.tx, cycleId);
  if (!subscription || renewal?.state !== 'charging' || renewal.tries !== tries) return;
  const decline = declineOf(errorCode);
  const first = Temporal.PlainDate.from(renewal.firstTriedOn ?? work.today.toString());
  // Interrupted before the bank was contacted, or the card was changed meanwhile: this does not count as an attempt.
  // A second interruption does, so that the customer is informed.
  const isAgain = renewal.errorCode === 'interrupted';
  const isNone = (errorCode === 'interrupted' && !isAgain) || subscription.cardId !== cardId;
  const next = isNone ? work.today : nextTry(decline, first, work.today, graceDays);
  await saveRenewal(work, cycleId, {
    state: 'failed',
    decline,
    error_code: errorCode,
    next_try_on: next?.toString() ?? null,
    failed_on: isNone ? undefined : work.today.toString(),
  });
  if (subscription.status === 'stopped') return giveUpUnpaid(work, code);
  if (isNone) return;
  const action = decline === 'authentication' ? 'await_payment' : 'fail_payment';
  const status = subscriptionStates.next(subscription.status, action);
  if (status) await saveSubscription(work, { ...subscription, status });
  await work.announce('renewal.failed', { cycleId, tries });
}
