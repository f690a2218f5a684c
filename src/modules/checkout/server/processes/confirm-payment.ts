import { refuse } from '#kit/refusal.ts';
import { type CartAccess, findOrder, type Order } from '#modules/orders/server/index.ts';
import { isOver, isPaid } from '#modules/payments/rules/index.ts';
import {
  type Attempt,
  assertFewDeclines,
  chargeOf,
  moveAttempt,
  type Payer,
  providerOf,
  recordMandate,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { askAboutChosenPoint } from '../ask-about-point.ts';
import { holdQuote, quoteLocked } from '../charge.ts';
import { isOnSubscription } from '../ready-cart.ts';
import { giveCard } from './give-card.ts';
import { giveUp, lockBoth, settleAttempt, settlePayment } from './settle-payment.ts';

/**
 * Charges an attempt that was just read, and places the order. Repeated, or retried after a timeout, it charges once.
 * `origin` is the site the shopper returns to from their bank; `payer` is the caller, null for the
 * shop itself.
 * @throws Refusal `checkout.total_changed` and what `quoteOrder` refuses, before anything is
 * charged; `payment.card_missing`; `payment.over`; `payment.declined_often`; or why the order could
 * not be placed with the charge, which is then refunded.
 */
export async function confirmPayment(
  appContext: AppContext,
  caller: CartAccess['caller'],
  requested: Attempt,
  expectedTotal: number | null,
  origin: string,
  payer: Payer | null,
): Promise<Attempt> {
  await askAboutChosenPoint(appContext, { token: requested.orderToken, caller });
  if (payer?.showsMandate ?? true) await keepForSubscription(appContext, requested);
  const begun = await transact(appContext, (work) =>
    beginCharge(work, caller, requested, expectedTotal, payer),
  );
  if (begun.state !== 'confirming' && begun.state !== 'authorized') return begun;
  const returnUrl = origin + (requested.targetPath ?? '/');
  const outcome = await providerOf(appContext, begun).confirm(chargeOf(begun), returnUrl);
  const isSilent = outcome.status === 'unknown';
  const settled = await settleAttempt(appContext, begun, isSilent ? undefined : outcome);
  if (settled.refusal) throw settled.refusal;
  if (settled.attempt.state === 'open')
    throw refuse(isSilent ? 'payment.unavailable' : 'payment.card_missing');
  return settled.attempt;
}

/** Saves the card of a subscription order whether the box was ticked or not: the terms say that renewals use it. */
async function keepForSubscription(appContext: AppContext, attempt: Attempt): Promise<void> {
  const { state, method, keepsCard, customerId } = attempt;
  if (state !== 'open' || method !== 'card' || keepsCard || customerId === null) return;
  const order = await findOrder(appContext.db, attempt.orderToken);
  if (order?.lines.some(isOnSubscription)) await giveCard(appContext, attempt, { keepCard: true });
}

/** From here on the provider may charge: the cart is locked, and a timeout is recorded. */
async function beginCharge(
  work: UnitOfWork,
  caller: CartAccess['caller'],
  requested: Attempt,
  expectedTotal: number | null,
  payer: Payer | null,
): Promise<Attempt> {
  const { order, attempt: held } = await lockBoth(work, requested);
  const { amount, paymentId, quoteHash, state } = held;
  if (state === 'new') throw refuse('payment.unavailable');
  if (state !== 'open' && state !== 'confirming') return answerFor(held);
  const quote = await quoteLocked(work, order, caller, {
    paymentId,
    expectedTotal: expectedTotal ?? amount,
  });
  const isSame = quote.quoteHash === quoteHash && quote.methodCode === held.method;
  if (!isSame || quote.amount !== amount || (expectedTotal ?? amount) !== amount)
    throw refuse('checkout.total_changed', { total: { cents: quote.amount } });
  if (state === 'confirming') return held;
  if (payer) await assertFewDeclines(work, held, payer);
  if (payer?.showsMandate && held.method === 'card')
    await keepMandate(work, quote.order, held, payer);
  await holdQuote(work, quote.order, quoteHash);
  return moveAttempt(work, held, 'confirm', { visitor: payer?.visitor ?? null });
}

/** Records the mandate for later charges of a new subscription, whose text was shown. */
async function keepMandate(
  work: UnitOfWork,
  { lines }: Order,
  held: Attempt,
  { address }: Payer,
): Promise<void> {
  const intervals = lines.flatMap((line) => line.subscriptionInterval ?? []);
  if (intervals.length > 0) await recordMandate(work, held, { intervals, address });
}

/** An attempt that another process moved on is returned as it is; one that ended needs a new attempt. */
function answerFor(attempt: Attempt): Attempt {
  const { state } = attempt;
  if (state === 'voiding' || (isOver(state) && !isPaid(state))) throw refuse('payment.over');
  return attempt;
}

/**
 * The shopper cancels: voids the charge at the provider and unlocks the cart.
 * @throws Refusal `payment.under_way` while the provider is charging.
 */
export async function cancelPayment(appContext: AppContext, attempt: Attempt): Promise<Attempt> {
  await transact(appContext, async (work) => {
    const held = await lockBoth(work, attempt);
    const { state } = held.attempt;
    if (state === 'voiding' || isOver(state)) return;
    if (state !== 'new' && state !== 'open' && state !== 'challenge')
      throw refuse('payment.under_way');
    await giveUp(work, held, { code: 'given_up' });
  });
  const settled = await settlePayment(appContext, attempt.hash);
  return settled?.attempt ?? attempt;
}
