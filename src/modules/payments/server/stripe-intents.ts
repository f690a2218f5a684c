import Stripe from 'stripe';
import type { Log } from '#platform/log.ts';
import type { Outcome } from '../rules/index.ts';
import type { ChargeName } from './provider.ts';
import { chargedOf, declineOf, type Intent, outcomeOf } from './stripe-outcome.ts';

/** Loads the card and the charge of an intent; the charge says how long money is held. */
export const WITH_CARD = { expand: ['payment_method', 'latest_charge'] };

/** Logs that Stripe refused a call or did not respond; rethrows any other error. */
export type Noted = (error: unknown) => Stripe.errors.StripeError;

/** Logs and returns Stripe's errors; any other error is a fault of ours and rethrown. */
export const notedBy =
  (log: Log): Noted =>
  (error) => {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    log.warn({ type, code, statusCode, stripeRequest: requestId }, 'Stripe did not do as asked');
    return error;
  };

/** Calls on the intent of a charge, found by its id, or by the hash in its metadata. */
export function stripeIntents(stripe: Stripe, noted: Noted) {
  const intents = stripe.paymentIntents;

  const find = async ({ key, reference }: ChargeName): Promise<Intent | null> => {
    if (reference) return intents.retrieve(reference, WITH_CARD);
    const query = `metadata['attempt']:'${key}'`;
    const expand = WITH_CARD.expand.map((path) => `data.${path}`);
    const { data } = await intents.search({ query, expand });
    return data[0] ?? null;
  };
  const idOf = async (charge: ChargeName): Promise<string | undefined> =>
    charge.reference ?? (await find(charge))?.id;

  /** Runs a call on an intent; a refusal is distinguished from a missing response. */
  async function ask(
    charge: ChargeName,
    call: (id: string) => Promise<Intent>,
    retry = true,
  ): Promise<Outcome> {
    try {
      const id = await idOf(charge);
      return id ? outcomeOf(await call(id)) : { status: 'absent' };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
        return { ...chargedOf(error.payment_intent), ...declineOf(error) };
      if (error instanceof Stripe.errors.StripeError && error.statusCode === 404)
        return { status: 'absent' };
      // The intent cannot do that in its current state, which the next read explains.
      const isRefused = noted(error) instanceof Stripe.errors.StripeInvalidRequestError;
      return isRefused && retry ? retrieve(charge) : { status: 'unknown' };
    }
  }
  const retrieve = (charge: ChargeName) =>
    ask(charge, (id) => intents.retrieve(id, WITH_CARD), false);

  return { find, idOf, ask, retrieve };
}
export type StripeIntents = ReturnType<typeof stripeIntents>;
