import { refuse } from '#kit/refusal.ts';
import { type CartAccess, findOrder } from '#modules/orders/server/index.ts';
import { isOver, isPaid } from '#modules/payments/rules/index.ts';
import {
  type Attempt,
  assertFewDeclines,
  chargeOf,
  findAttempt,
  moveAttempt,
  type Payer,
  providerOf,
  recordMandate,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { askAboutChosenPoint } from '../ask-about-point.ts';
import { holdQuote, quoteOrder } from '../charge.ts';
import { isOnSubscription } from '../ready-cart.ts';
import { giveCard } from './give-card.ts';
import { giveUp, lockBoth, settlePayment } from './settle-payment.ts';

/**
 * Charges an attempt and makes the order. Sent twice, or again after a silence, it charges once.
 * @throws Refusal `checkout.total_changed` and what `quoteOrder` refuses, before anything is
 * charged; `payment.card_missing`; `payment.over`; `payment.declined_often`; or why no order could stand on the charge, whose
 * money is then given back. `origin` is the site the shopper comes back to from their bank; `payer` is
 * who calls, null when the shop itself does.
 */
export async function confirmPayment(
  appContext: AppContext,
  caller: CartAccess['caller'],
  { hash, targetPath }: Attempt,
  expectedTotal: number | null,
  origin: string,
  payer: Payer | null,
): Promise<Attempt> {
  const requested = await findAttempt(appContext.db, hash);
  if (requested) await askAboutChosenPoint(appContext, { token: requested.orderToken, caller });
  const isMandated = payer?.showsMandate ?? true;
  if (requested && isMandated) await keepForSubscription(appContext, requested);
  const begun = await transact(appContext, (work) =>
    beginCharge(work, caller, hash, expectedTotal, payer),
  );
  if (begun.state !== 'confirming' && begun.state !== 'authorized') return begun;
  const returnUrl = origin + (targetPath ?? '/');
  const outcome = await providerOf(appContext, begun).confirm(chargeOf(begun), returnUrl);
  const isSilent = outcome.status === 'unknown';
  const settled = await settlePayment(appContext, hash, isSilent ? undefined : outcome);
  if (!settled) throw refuse('payment.unknown');
  if (settled.refusal) throw settled.refusal;
  if (settled.attempt.state === 'open')
    throw refuse(isSilent ? 'payment.unavailable' : 'payment.card_missing');
  return settled.attempt;
}

/** What comes again is paid with the card it began with, ticked or not: the terms say so. */
async function keepForSubscription(appContext: AppContext, attempt: Attempt): Promise<void> {
  const { state, method, keepsCard, customerId } = attempt;
  if (state !== 'open' || method !== 'card' || keepsCard || customerId === null) return;
  const order = await findOrder(appContext.db, attempt.orderToken);
  if (order?.lines.some(isOnSubscription)) await giveCard(appContext, attempt, { keepCard: true });
}

/** From here on the provider may charge: the cart may not change, the silence is remembered. */
async function beginCharge(
  work: UnitOfWork,
  caller: CartAccess['caller'],
  hash: string,
  expectedTotal: number | null,
  payer: Payer | null,
): Promise<Attempt> {
  const found = await findAttempt(work.tx, hash);
  if (!found) throw refuse('payment.unknown');
  const held = await lockBoth(work, found);
  const { amount, orderToken: token, paymentId, quoteHash, state } = held;
  if (state === 'new') throw refuse('payment.unavailable');
  if (state !== 'open' && state !== 'confirming') return answerFor(held);
  const quote = await quoteOrder(work, { token, caller }, paymentId, expectedTotal ?? amount);
  const isSame = quote.quoteHash === quoteHash && quote.methodCode === held.method;
  if (!isSame || quote.amount !== amount || (expectedTotal ?? amount) !== amount)
    throw refuse('checkout.total_changed', { total: { cents: quote.amount } });
  if (state === 'confirming') return held;
  if (payer) await assertFewDeclines(work, held, payer);
  if (payer?.showsMandate && held.method === 'card') await keepMandate(work, held, payer);
  await holdQuote(work, token, quoteHash);
  await moveAttempt(work, held, 'confirm', { visitor: payer?.visitor ?? null });
  return (await findAttempt(work.tx, hash)) as Attempt;
}

/** What begins a subscription is paid under a mandate for what follows, whose text was shown. */
async function keepMandate(work: UnitOfWork, held: Attempt, { address }: Payer): Promise<void> {
  const order = await findOrder(work.tx, held.orderToken);
  const intervals = order?.lines.flatMap((line) => line.subscriptionInterval ?? []) ?? [];
  if (intervals.length > 0) await recordMandate(work, held, { intervals, address });
}

/** An attempt somebody else moved on is answered as it stands; one that ended asks for a new one. */
function answerFor(attempt: Attempt): Attempt {
  const { state } = attempt;
  if (state === 'voiding' || (isOver(state) && !isPaid(state))) throw refuse('payment.over');
  return attempt;
}

/**
 * The shopper gives up: what waits for them is voided at the provider and the cart is free.
 * @throws Refusal `payment.under_way` while the provider is charging.
 */
export async function cancelPayment(appContext: AppContext, attempt: Attempt): Promise<Attempt> {
  await transact(appContext, async (work) => {
    const held = await lockBoth(work, attempt);
    if (held.state === 'voiding' || isOver(held.state)) return;
    if (held.state !== 'new' && held.state !== 'open' && held.state !== 'challenge')
      throw refuse('payment.under_way');
    await giveUp(work, held, { code: 'given_up' });
  });
  const settled = await settlePayment(appContext, attempt.hash);
  return settled?.attempt ?? attempt;
}
