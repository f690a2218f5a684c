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
  /** Origin of the site to return to after 3-D Secure. */
  origin: string;
  payer: Payer;
}

/**
 * Pays a delivery through a payment link, with the same requests, charge and `finalise` as any order, so that two
 * clicks, two tabs, two mails and our own retry pay it once. A card entered here pays this delivery only: somebody
 * with a forwarded mail cannot save a card to the account or accept later charges.
 * @throws Refusal `payment_link.unknown`; `payment_link.closed` when it cannot be paid by it; as `openPayment`,
 * `giveCard` and `confirmPayment`
 */
export async function payByLink(
  appContext: AppContext,
  use: PaymentLinkUse,
  visit: Visit,
): Promise<void> {
  const link = await findPaymentLink(appContext.db, visit.token);
  if (!link) throw refuse('payment_link.unknown');
  // Somebody else paid it meanwhile: nothing to do, and no error.
  if (link.state === 'paid') return;
  try {
    await act(appContext, link, use, visit);
  } catch (error) {
    const now = error instanceof Refusal && (await findPaymentLink(appContext.db, visit.token));
    // A concurrent request won: this one returns what the first one started.
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
  const isGiven = card.token || card.paymentCard;
  const ready = isGiven ? await giveCard(appContext, opened, card) : opened;
  const caller = { customerId: link.subscription.customerId };
  const { origin, payer } = visit;
  await confirmPayment(appContext, caller, ready, expectedTotal ?? null, origin, payer);
}

/** Opens a payment attempt for this link, as a checkout page does. */
async function open(
  appContext: AppContext,
  { order, subscription }: PaymentLink,
  { token, origin }: Visit,
): Promise<Attempt> {
  const path = mailPaths.paymentLinkReturn(token);
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
