import { subscriptionStates } from '#modules/subscriptions/rules/index.ts';
import { lockSubscription, saveSubscription } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { declineOf, type GraceDays, nextTry } from '../rules/index.ts';
import { giveUpUnpaid } from './give-up-unpaid.ts';
import { findRenewal, saveRenewal } from './renewal.ts';
import type { RenewalCharge } from './renewal-charge.ts';

/**
 * A try brought no money: the order and its stock wait, its customer is told and may pay by link,
 * and the card is tried again when that may help (REL-07, REL-08, REL-13). Told twice of the same
 * try, it changes nothing.
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
  // Given up before anything was asked of the bank, or another card was given meanwhile: that was
  // no try of the card. Given up again, it is one: its customer may not be left without a word.
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
