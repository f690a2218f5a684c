import { refuse } from '#kit/refusal.ts';
import { presentOrder } from '#modules/orders/server/index.ts';
import { type Attempt, findCard } from '#modules/payments/server/index.ts';
import type { AppContext } from '#registry/schema.ts';
import type { PaymentLinkShape } from '../contracts.ts';
import { declineOf, givenUpOn } from '../rules/index.ts';
import { findPaymentLink, type PaymentLink } from './payment-links.ts';

/**
 * The delivery a link pays, for whoever holds it.
 * @throws Refusal `payment_link.unknown`.
 */
export async function presentPaymentLink(
  appContext: AppContext,
  token: string,
): Promise<PaymentLinkShape> {
  const link = await findPaymentLink(appContext.db, token);
  if (!link) throw refuse('payment_link.unknown');
  const { state, renewal, subscription, order, attempt } = link;
  const { errorCode, firstTriedOn } = renewal;
  const isToPay = state === 'open' || state === 'bank' || state === 'waiting';
  const isOwed = isToPay && firstTriedOn !== null;
  return {
    '@context': '/api/v2/contexts/PaymentLink',
    '@id': `/api/v2/shop/payment-links/${token}`,
    '@type': 'PaymentLink',
    state,
    subscription: subscription.code,
    payUntil: isOwed ? lastDay(firstTriedOn, appContext.config) : null,
    cause: isToPay && errorCode ? declineOf(errorCode) : null,
    order: isToPay ? shownOf(order) : null,
    card: state === 'open' ? await usableCard(appContext, link) : null,
    entry: state === 'open' && attempt?.state === 'open' ? entryOf(attempt, appContext) : null,
    bankUrl: state === 'bank' ? (attempt?.redirectUrl ?? null) : null,
    error:
      state === 'open' && attempt?.errorCode && attempt.errorMessage
        ? { code: attempt.errorCode, message: attempt.errorMessage }
        : null,
  };
}

const lastDay = (firstTriedOn: string, graceDays: AppContext['config']): string =>
  givenUpOn(Temporal.PlainDate.from(firstTriedOn), graceDays).subtract({ days: 1 }).toString();

/** The order to be paid, without its address. */
function shownOf(order: PaymentLink['order']): PaymentLinkShape['order'] {
  const { number, items, freeProducts, itemsTotal, shippingTotal, ...rest } = presentOrder(order);
  const { promotions, promisedDeliveries, accounting, due } = rest;
  return {
    number,
    items,
    freeProducts,
    itemsTotal,
    shippingTotal,
    promotions,
    promisedDeliveries,
    due,
    accounting,
  };
}

/** The card of the subscription, unless it will never work again (REL-08). */
export async function usableCard(
  { db }: Pick<AppContext, 'db'>,
  { subscription, renewal }: Pick<PaymentLink, 'subscription' | 'renewal'>,
) {
  const { cardId, customerId } = subscription;
  if (cardId === null || declineOf(renewal.errorCode ?? '') === 'hard') return null;
  const card = await findCard(db, customerId, cardId);
  return card && { brand: card.brand, last4: card.last4 };
}

const entryOf = (attempt: Attempt, { config }: AppContext): PaymentLinkShape['entry'] => ({
  key: attempt.hash,
  frameUrl: attempt.frameUrl,
  scriptUrl: attempt.provider === 'stripe' ? config.STRIPE_JS_URL : null,
  publicKey: attempt.publicKey,
});
