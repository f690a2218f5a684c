import { createHash } from 'node:crypto';
import { refuse } from '#kit/refusal.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findOrder, lockOrder } from '#modules/orders/server/index.ts';
import {
  type Attempt,
  attachKeptCard,
  chargeOf,
  findAttempt,
  findCard,
  getProviderCustomer,
  isUnderWay,
  moveAttempt,
  openAttempt,
  providerOf,
  recordOpening,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/work.ts';
import type { Machine, Work } from '#schema.ts';
import { quoteOrder } from '../charge.ts';
import { giveUp, lockBoth, settlePayment } from './settle-payment.ts';

interface KeptCardCharge {
  /** A placed order that awaits its payment. */
  orderToken: string;
  customerId: number;
  cardId: number;
  /** Names the charge: asked again with it, nothing is charged twice. */
  key: string;
  /** An act of the customer set it off: their bank may ask them, nobody claims a mandate (PAY-03). */
  isCustomerInitiated?: boolean;
}

/**
 * Charges an order with a card its customer had kept: by their mandate, nobody being there to answer
 * (PAY-02), or because they asked for it, which may end in a `challenge` (PAY-03). Asked again with
 * its key, it carries on where it stopped, whatever stopped it. Null while somebody else is paying
 * that order.
 * @throws Refusal as `quoteOrder`; `payment.card_unknown`; `payment.unavailable` when the provider
 * does not answer: to be asked again.
 */
export async function chargeKeptCard(
  machine: Machine,
  asked: KeptCardCharge,
): Promise<Attempt | null> {
  const card = await findCard(machine.db, asked.customerId, asked.cardId);
  if (!card) throw refuse('payment.card_unknown');
  let attempt = await transact(machine, (work) => beginAttempt(work, asked, card.provider));
  if (!attempt) return null;
  const provider = providerOf(machine, attempt);
  const returnUrl = await returnUrlOf(machine, asked.orderToken);
  if (attempt.state === 'new') attempt = await open(machine, attempt, returnUrl);
  if (attempt.state === 'open') {
    const customer = await getProviderCustomer(machine, provider, asked.customerId);
    if (!customer) throw refuse('payment.unavailable');
    const given = await attachKeptCard(provider, chargeOf(attempt), card, customer);
    if (given?.status === 'unknown') throw refuse('payment.unavailable');
    if (!given) return declineMissing(machine, attempt);
    attempt = (await settlePayment(machine, attempt.hash, given))?.attempt ?? attempt;
  }
  if (attempt.state === 'open') attempt = await beginCharge(machine, attempt);
  if (attempt.state !== 'confirming') return attempt;
  const options = { isOffSession: !asked.isCustomerInitiated };
  const outcome = await provider.confirm(chargeOf(attempt), returnUrl, options);
  const heard = outcome.status === 'unknown' ? undefined : outcome;
  const settled = await settlePayment(machine, attempt.hash, heard);
  return settled?.attempt ?? attempt;
}

/** The provider has none of the tokens of the card: nothing was charged, another card is needed. */
async function declineMissing(machine: Machine, attempt: Attempt): Promise<Attempt> {
  await transact(machine, async (work) => {
    const held = await lockBoth(work, attempt);
    if (held.state === 'open') await giveUp(work, held, { code: 'card_missing' });
  });
  return (await settlePayment(machine, attempt.hash))?.attempt ?? attempt;
}

/** The attempt of that name, or a new one; null while another one may bring the money. */
async function beginAttempt(
  work: Work,
  { orderToken: token, customerId, key }: KeptCardCharge,
  provider: 'sandbox' | 'stripe',
): Promise<Attempt | null> {
  const order = await lockOrder(work, token);
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 48);
  const known = await findAttempt(work.tx, hash);
  if (known || !order?.payment?.id) return known;
  if (await isUnderWay(work.tx, token)) return null;
  const access = { token, caller: { customerId } };
  const quote = await quoteOrder(work, access, order.payment.id, null);
  return openAttempt(work, {
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
}

async function open(machine: Machine, attempt: Attempt, returnUrl: string): Promise<Attempt> {
  const { hash: key, amount, currency } = attempt;
  const order = await findOrder(machine.db, attempt.orderToken);
  const name = [order?.billingAddress?.firstName, order?.billingAddress?.lastName].join(' ');
  const payer = { name, email: order?.email ?? null };
  const charge = await providerOf(machine, attempt).open({
    key,
    amount,
    currency,
    method: 'card',
    payer,
    returnUrl,
  });
  if (!charge) throw refuse('payment.unavailable');
  return transact(machine, (work) => recordOpening(work, key, charge));
}

/** From here on the provider may charge: whoever wants to pay meanwhile is told to wait. */
const beginCharge = (machine: Machine, attempt: Attempt): Promise<Attempt> =>
  transact(machine, async (work) => {
    const held = await lockBoth(work, attempt);
    if (held.state === 'open') await moveAttempt(work, held, 'confirm');
    return (await findAttempt(work.tx, held.hash)) as Attempt;
  });

async function returnUrlOf(machine: Machine, token: string): Promise<string> {
  const order = await findOrder(machine.db, token);
  const channel = order && (await findChannel(machine.db, order.channel));
  return `${channel ? channelOrigin(channel, machine.config) : 'http://localhost'}/`;
}
