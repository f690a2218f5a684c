import { createHash } from 'node:crypto';
import { refuse } from '#kit/refusal.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { lockOrder, type Order } from '#modules/orders/server/index.ts';
import { isPending, type Outcome } from '#modules/payments/rules/index.ts';
import {
  type Attempt,
  attachSavedCard,
  chargeOf,
  findAttemptsOf,
  findCard,
  getProviderCustomer,
  moveAttempt,
  openAttempt,
  providerOf,
  recordOpening,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { quoteLocked } from '../charge.ts';
import { giveUp, lockBoth, record, settleAttempt, settlePayment } from './settle-payment.ts';

interface SavedCardCharge {
  /** Token of a placed order that awaits payment. */
  orderToken: string;
  customerId: number;
  cardId: number;
  /** Idempotency key of the charge: a repeated call charges only once. */
  key: string;
  /** Started by the customer: their bank may require authentication, and no mandate is invoked (PAY-03). */
  isCustomerInitiated?: boolean;
}

/**
 * Charges an order with a customer's saved card: by their mandate, without the customer present
 * (PAY-02), or at their request, which may end in a `challenge` (PAY-03). Idempotent by its key: a
 * repeated call continues where the first stopped. Null while another payment of the order is in
 * progress.
 * @throws Refusal as `quoteOrder`; `payment.card_unknown`; `payment.unavailable` when the provider
 * does not respond: retry later.
 */
export async function chargeSavedCard(
  appContext: AppContext,
  requested: SavedCardCharge,
): Promise<Attempt | null> {
  const card = await findCard(appContext.db, requested.customerId, requested.cardId);
  if (!card) throw refuse('payment.card_unknown');
  const begun = await transact(appContext, (work) => beginAttempt(work, requested, card.provider));
  if (!begun) return null;
  const { order } = begun;
  let { attempt } = begun;
  const provider = providerOf(appContext, attempt);
  const returnUrl = await returnUrlOf(appContext, order);
  if (attempt.state === 'new') attempt = await open(appContext, begun, returnUrl);
  if (attempt.state === 'open') {
    const customer = await getProviderCustomer(appContext, provider, requested.customerId);
    if (!customer) throw refuse('payment.unavailable');
    const given = await attachSavedCard(provider, chargeOf(attempt), card, customer);
    if (given?.status === 'unknown') throw refuse('payment.unavailable');
    if (!given) return declineMissing(appContext, attempt);
    const charging = await beginCharge(appContext, attempt, given);
    if (charging.state !== 'confirming')
      return (await settleAttempt(appContext, attempt, given)).attempt;
    attempt = charging;
  }
  if (attempt.state !== 'confirming') return attempt;
  const options = { isOffSession: !requested.isCustomerInitiated };
  const outcome = await provider.confirm(chargeOf(attempt), returnUrl, options);
  const heard = outcome.status === 'unknown' ? undefined : outcome;
  return (await settleAttempt(appContext, attempt, heard)).attempt;
}

/** The provider has no token of the card any more: nothing was charged, another card is needed. */
async function declineMissing(appContext: AppContext, attempt: Attempt): Promise<Attempt> {
  await transact(appContext, async (work) => {
    const held = await lockBoth(work, attempt);
    if (held.attempt.state === 'open') await giveUp(work, held, { code: 'card_missing' });
  });
  return (await settlePayment(appContext, attempt.hash))?.attempt ?? attempt;
}

interface Begun {
  order: Order;
  attempt: Attempt;
}

/** The attempt with this key, or a new one; null while another attempt may still succeed. */
async function beginAttempt(
  work: UnitOfWork,
  { orderToken: token, customerId, key }: SavedCardCharge,
  provider: 'sandbox' | 'stripe',
): Promise<Begun | null> {
  const order = await lockOrder(work, token);
  if (!order) return null;
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 48);
  const attempts = await findAttemptsOf(work.tx, token);
  const existing = attempts.find((attempt) => attempt.hash === hash);
  if (existing) return { order, attempt: existing };
  if (!order.payment?.id || attempts.some(({ state }) => isPending(state))) return null;
  const { id: paymentId } = order.payment;
  const quote = await quoteLocked(work, order, { customerId }, { paymentId, expectedTotal: null });
  const attempt = await openAttempt(work, {
    hash,
    orderToken: token,
    paymentId: quote.paymentId,
    method: 'card',
    provider,
    action: 'authorize',
    amount: quote.amount,
    currency: quote.currency,
    quoteHash: quote.quoteHash,
    customerId,
    targetPath: null,
    afterPath: null,
  });
  return { order, attempt };
}

async function open(
  appContext: AppContext,
  { order, attempt }: Begun,
  returnUrl: string,
): Promise<Attempt> {
  const { hash: key, amount, currency } = attempt;
  const name = [order.billingAddress?.firstName, order.billingAddress?.lastName].join(' ');
  const payer = { name, email: order.email };
  const charge = await providerOf(appContext, attempt).open({
    key,
    amount,
    currency,
    method: 'card',
    payer,
    returnUrl,
  });
  if (!charge) throw refuse('payment.unavailable');
  return transact(appContext, (work) => recordOpening(work, key, charge));
}

/**
 * Saves the card it is charged with. From here on the provider may charge: other payments of the order are refused
 * meanwhile.
 */
const beginCharge = (appContext: AppContext, attempt: Attempt, given: Outcome): Promise<Attempt> =>
  transact(appContext, async (work) => {
    const held = await record(work, attempt, given);
    return held.state === 'open' ? moveAttempt(work, held, 'confirm') : held;
  });

async function returnUrlOf(appContext: AppContext, order: Order): Promise<string> {
  const channel = await findChannel(appContext.db, order.channel);
  return `${channel ? channelOrigin(channel, appContext.config) : 'http://localhost'}/`;
}
