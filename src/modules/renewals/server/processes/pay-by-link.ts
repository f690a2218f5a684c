import { Refusal, refuse } from '#kit/refusal.ts';
import {
  cancelPayment,
  confirmPayment,
  giveCard,
  openPayment,
  recordOpened,
  settlePayment,
} from '#modules/checkout/server/index.ts';
import { dueOf } from '#modules/orders/rules/index.ts';
import { type Attempt, cardPath, type Payer } from '#modules/payments/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { PaymentLinkUse } from '../../contracts.ts';
import { findPaymentLink, type PaymentLink } from '../payment-links.ts';
import { usableCard } from '../present-payment-link.ts';

interface Visit {
  token: string;
  /** Of the site its holder comes back to from their bank. */
  origin: string;
  payer: Payer;
}

/**
 * Does what the holder of a link wants of the payment of its delivery: by the requests, the charge and
 * the `finalise` of every other order, so that two presses, two tabs, both mails and our own next try
 * pay it once. A card that is typed here pays this delivery alone: nobody who holds a forwarded mail
 * gives the account a card, nor agrees to what is charged later.
 * @throws Refusal `payment_link.unknown`; `payment_link.closed` when it is not to be paid by it; as
 * `openPayment`, `giveCard` and `confirmPayment`
 */
export async function payByLink(
  appContext: AppContext,
  use: PaymentLinkUse,
  visit: Visit,
): Promise<void> {
  const link = await findPaymentLink(appContext.db, visit.token);
  if (!link) throw refuse('payment_link.unknown');
  // Paid by somebody else meanwhile: there is nothing left to do, and nothing wrong.
  if (link.state === 'paid') return;
  try {
    await act(appContext, link, use, visit);
  } catch (error) {
    const now = error instanceof Refusal && (await findPaymentLink(appContext.db, visit.token));
    // Pressed twice, or in two windows: whoever is second is shown what the first one began.
    if (!now || (now.state !== 'paid' && now.state !== 'waiting')) throw error;
  }
}

async function act(
  appContext: AppContext,
  link: PaymentLink,
  { action, expectedTotal, token: given }: PaymentLinkUse,
  visit: Visit,
): Promise<void> {
  const { state, attempt } = link;
  if (state !== 'open' && state !== 'bank' && state !== 'waiting')
    throw refuse('payment_link.closed');
  if (action === 'refresh') {
    if (attempt) await settlePayment(appContext, attempt.hash);
    return;
  }
  if (action === 'cancel') {
    if (attempt) await cancelPayment(appContext, attempt);
    return;
  }
  if (action !== 'other_card' && expectedTotal === undefined)
    throw refuse('checkout.total_changed', { total: { cents: dueOf(link.order) } });
  const opened = await open(appContext, link, visit);
  if (action === 'other_card' || opened.state !== 'open') return;
  const card = action === 'kept_card' ? await ownCard(appContext, link) : { token: given };
  if (card.token || card.paymentCard) await giveCard(appContext, opened, card);
  const caller = { customerId: link.subscription.customerId };
  const { origin, payer } = visit;
  await confirmPayment(appContext, caller, opened, expectedTotal ?? null, origin, payer);
}

/** The attempt of this link, as a page of the funnel opens one. */
async function open(
  appContext: AppContext,
  { order, subscription }: PaymentLink,
  { token, origin }: Visit,
): Promise<Attempt> {
  const path = mailPaths.paymentLink(token);
  const access = {
    token: order.token,
    caller: { customerId: subscription.customerId },
    version: null,
  };
  const opened = await openPayment(
    appContext,
    access,
    {
      paymentId: order.payment?.id ?? 0,
      paymentMethodCode: 'card',
      action: 'authorize',
      payload: { target_path: path, after_path: path },
    },
    origin,
    null,
  );
  return transact(appContext, (work) => recordOpened(work, opened));
}

async function ownCard(
  appContext: AppContext,
  link: PaymentLink,
): Promise<Parameters<typeof giveCard>[2]> {
  const { cardId } = link.subscription;
  if (cardId === null || !(await usableCard(appContext, link)))
    throw refuse('payment.card_missing');
  return { paymentCard: cardPath(cardId) };
}
