import { refuse } from '#kit/refusal.ts';
import type { PaymentRequestUpdate } from '#modules/payments/contracts.ts';
import {
  type Attempt,
  attachSavedCard,
  chargeOf,
  findCard,
  getProviderCustomer,
  providerOf,
  setKeepsCard,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { settleAttempt } from './settle-payment.ts';

type Given = Pick<PaymentRequestUpdate['payload'], 'token' | 'paymentCard' | 'keepCard'>;

/**
 * Attaches a card to an open charge: a token of the provider's fields, or a saved card of this
 * customer; also sets whether to save it. Nothing is charged yet.
 * @throws Refusal `payment.over`, `payment.card_unknown`, `payment.unavailable`; `token.missing`
 * for a guest, who has no saved cards.
 */
export async function giveCard(
  appContext: AppContext,
  attempt: Attempt,
  { token, paymentCard, keepCard }: Given,
): Promise<Attempt> {
  if (attempt.state !== 'open' || attempt.method !== 'card') throw refuse('payment.over');
  const provider = providerOf(appContext, attempt);
  const charge = chargeOf(attempt);
  let outcome = token ? await provider.attach(charge, { token, customer: null }) : undefined;
  if (paymentCard || (keepCard ?? attempt.keepsCard) !== attempt.keepsCard) {
    const { customerId } = attempt;
    if (customerId === null) throw refuse('payment.card_unknown');
    const customer = await getProviderCustomer(appContext, provider, customerId);
    if (!customer) throw refuse('payment.unavailable');
    if (keepCard !== undefined && keepCard !== attempt.keepsCard) {
      outcome = await provider.keep(charge, customer, keepCard);
      await transact(appContext, (work) => setKeepsCard(work, attempt, keepCard));
    }
    if (paymentCard) {
      const id = Number(paymentCard.slice(paymentCard.lastIndexOf('/') + 1));
      const card = await findCard(appContext.db, customerId, id);
      if (card?.provider !== provider.name) throw refuse('payment.card_unknown');
      const given = await attachSavedCard(provider, charge, card, customer);
      if (!given) throw refuse('payment.card_unknown');
      if (given.status === 'unknown') throw refuse('payment.unavailable');
      outcome = given;
    }
  }
  const settled = await settleAttempt(appContext, attempt, outcome);
  return settled.attempt;
}
