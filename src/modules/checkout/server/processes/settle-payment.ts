import { Refusal } from '#kit/refusal.ts';
import { hasLeft } from '#modules/orders/rules/index.ts';
import { findOrder, lockOrder, type Order } from '#modules/orders/server/index.ts';
import { isAbandoned, isOver, nextStep, type Outcome } from '#modules/payments/rules/index.ts';
import {
  type Attempt,
  bookCapture,
  bookRefund,
  chargeOf,
  closeEvents,
  findAttempt,
  isChargedByAnother,
  keepCard,
  lockAttempt,
  moveAttempt,
  providerOf,
  recordOutcome,
  setSavedCard,
  withdrawAttempt,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { isCaptureDue } from '../../rules/index.ts';
import { settleAwaitedChange } from '../awaited-change.ts';
import { finalise, releaseQuote } from '../charge.ts';
import { recordLoss, recordRefund } from '../record-money-back.ts';
import { recordTaken } from '../record-taken.ts';

export interface Settled {
  attempt: Attempt;
  /** Why the held money could not place the order; it is returned. */
  refusal: Refusal | null;
}

/**
 * Advances an attempt as far as possible: asks the provider for its state (unless `heard` contains
 * it), then places the order or returns the money. The browser, the webhook and the periodic sweep
 * all call this, in any order and concurrently: each step is done by the first. No network call is
 * made inside a transaction. Null for an unknown attempt.
 */
export async function settlePayment(
  appContext: AppContext,
  hash: string,
  heard?: Outcome,
): Promise<Settled | null> {
  const existing = await findAttempt(appContext.db, hash);
  return existing && settleAttempt(appContext, existing, heard);
}

/** The same for an attempt that was just read or written. */
export async function settleAttempt(
  appContext: AppContext,
  existing: Attempt,
  heard?: Outcome,
): Promise<Settled> {
  let attempt = existing;
  if (existing.provider === 'offline' || isOver(existing.state)) {
    // Nobody knows more about it.
    await closeEvents(appContext.db, existing.hash);
  } else {
    const provider = providerOf(appContext, existing);
    const outcome = heard ?? (await provider.retrieve(chargeOf(existing)));
    attempt = await transact(appContext, (work) => record(work, existing, outcome));
    // A new attempt follows, so this one must not be paid any more, even if the provider would allow it.
    if (attempt.state === 'declined') await provider.void(chargeOf(attempt));
  }
  let refusal: Refusal | null = null;
  if (nextStep(attempt.state) === 'finalise')
    ({ attempt, refusal } = await place(appContext, attempt));
  if (nextStep(attempt.state) === 'void') attempt = await giveBack(appContext, attempt);
  return { attempt, refusal };
}

/** Abandons an attempt that the shopper left, or that could not place an order for too long. */
export async function giveUpAbandoned(appContext: AppContext, attempt: Attempt): Promise<Attempt> {
  if (!isAbandoned(attempt, appContext.clock.now())) return attempt;
  return transact(appContext, async (work) => {
    const held = await lockBoth(work, attempt);
    if (!isAbandoned(held.attempt, work.now)) return held.attempt;
    return giveUp(work, held, { code: 'abandoned' });
  });
}

/** An attempt and its order, both locked; null for an order that is gone. */
interface Held {
  order: Order | null;
  attempt: Attempt;
}

/** Abandons an attempt locked with its order: unlocks the cart and cancels at the provider. */
export async function giveUp(
  work: UnitOfWork,
  { order, attempt }: Held,
  reason: { code: string; message?: string | null },
): Promise<Attempt> {
  const withdrawn = await withdrawAttempt(work, attempt, reason);
  await release(work, { order, attempt: withdrawn }, null);
  return withdrawn;
}

/** Locks the order, then its attempt; always in this sequence, so that transactions cannot deadlock. */
export async function lockBoth(work: UnitOfWork, { orderToken, hash }: Attempt): Promise<Held> {
  const order = await lockOrder(work, orderToken);
  return { order, attempt: (await lockAttempt(work.tx, hash)) as Attempt };
}

/** Saves the provider's outcome on the attempt and on its order. */
export async function record(
  work: UnitOfWork,
  existing: Attempt,
  outcome: Outcome,
): Promise<Attempt> {
  const { order, attempt: before } = await lockBoth(work, existing);
  await closeEvents(work.tx, existing.hash);
  const attempt = await recordOutcome(work, before, outcome);
  await keepItsCard(work, attempt, outcome);
  if (attempt.state === before.state) return attempt;
  const held = { order, attempt };
  const { errorCode: code, errorMessage: message } = attempt;
  if (attempt.state === 'declined')
    await release(work, held, { code: code ?? '', message: message ?? '' });
  if (attempt.state === 'open') await release(work, held, null);
  if (attempt.state === 'voided') {
    await release(work, held, null);
    if (before.state === 'accepted') await recordLoss(work, attempt);
  }
  if (attempt.state === 'captured') {
    const paid = await finalise(work, order, { ...accepted(attempt), captured: true });
    await recordTaken(work, paid);
  }
  return attempt;
}

/** Unlocks the cart of an attempt that ended, unless a newer attempt is charging it. */
async function release(
  work: UnitOfWork,
  { order, attempt }: Held,
  error: { code: string; message: string } | null,
): Promise<void> {
  if (await isChargedByAnother(work.tx, attempt)) return;
  await releaseQuote(work, order, attempt.quoteHash, error);
}

/** Saves the card if the shopper wanted it and the provider stored it: once per charge, whatever is reported later. */
async function keepItsCard(work: UnitOfWork, attempt: Attempt, outcome: Outcome): Promise<void> {
  const { customerId, keepsCard, savedCardId, provider } = attempt;
  if (!keepsCard || savedCardId !== null) return;
  if (customerId === null || provider === 'offline') return;
  if (outcome.status !== 'authorized' && outcome.status !== 'captured') return;
  const { card, token } = outcome;
  if (!card || !token) return;
  const id = await keepCard(work, { customerId, provider, token, card });
  await setSavedCard(work, attempt, id);
}

const accepted = (attempt: Attempt) => ({
  quoteHash: attempt.quoteHash,
  amount: attempt.amount,
  transactionId: attempt.providerReference as string,
  details: attempt.card ? { card: attempt.card } : {},
});

/** Places the order for held money; if that fails, the money is to be returned. */
async function place(appContext: AppContext, authorized: Attempt): Promise<Settled> {
  try {
    const attempt = await transact(appContext, async (work) => {
      const { order, attempt: held } = await lockBoth(work, authorized);
      if (held.state !== 'authorized') return held;
      const placed = await finalise(work, order, { ...accepted(held), captured: false });
      await settleAwaitedChange(work, placed.id, held);
      await work.announce('payment.unsettled', { hash: held.hash });
      return moveAttempt(work, held, 'accept');
    });
    return { attempt, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, params } = error;
    const attempt = await transact(appContext, async (work) => {
      const held = await lockBoth(work, authorized);
      if (held.attempt.state !== 'authorized') return held.attempt;
      return giveUp(work, held, { code, message: words(code, params) });
    });
    return { attempt, refusal: error };
  }
}

/** Voids a hold. If it was captured meanwhile, refunds it, so that nobody pays without an order. */
async function giveBack(appContext: AppContext, voiding: Attempt): Promise<Attempt> {
  const { hash, amount } = voiding;
  const provider = providerOf(appContext, voiding);
  const outcome = await provider.void(chargeOf(voiding));
  if (outcome.status !== 'captured')
    return transact(appContext, (work) => record(work, voiding, outcome));
  const key = `${hash}:void`;
  if ((await provider.refund(chargeOf(voiding), key, amount)) !== 'refunded') {
    appContext.log.error({ hash }, 'a charge without an order could not be refunded yet');
    return voiding;
  }
  return transact(appContext, async (work) => {
    const attempt = await record(work, voiding, { ...outcome, status: 'voided' });
    // A method without holds captured the money before we could record it.
    await bookCapture(work, attempt);
    await bookRefund(work, attempt, { key, amount });
    await recordRefund(work, attempt);
    return attempt;
  });
}

/**
 * Captures the payment of a placed order once it is due: when a parcel has left, or before the hold
 * ends (CAPTURE_AT). Idempotent by its own key. The payment of an order cancelled meanwhile is left
 * to `returnPayment`.
 */
export async function capturePayment(appContext: AppContext, attempt: Attempt): Promise<void> {
  const order = await findOrder(appContext.db, attempt.orderToken);
  if (!order || order.state === 'cancelled') return;
  // This hold belongs to the order before a change that its customer is about to pay.
  if (order.payment?.transactionId !== attempt.providerReference) return;
  const since = Temporal.Instant.fromEpochMilliseconds(attempt.updatedAt.getTime());
  const until = attempt.heldUntil
    ? Temporal.Instant.fromEpochMilliseconds(attempt.heldUntil.getTime())
    : null;
  const now = appContext.clock.now();
  if (!isCaptureDue(appContext.config.CAPTURE_AT, hasLeft(order), { since, until }, now)) return;
  const provider = providerOf(appContext, attempt);
  const outcome = await provider.capture(chargeOf(attempt), `${attempt.hash}:capture`);
  await transact(appContext, (work) => record(work, attempt, outcome));
}
