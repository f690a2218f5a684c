import Stripe from 'stripe';
import type { SetupOutcome } from '../rules/index.ts';
import type { CardProvider, ChargeName } from './provider.ts';
import type { Noted } from './stripe-intents.ts';
import { cardOf, declineOf } from './stripe-outcome.ts';

const WITH_CARD = { expand: ['payment_method'] };

type Cards = Pick<
  CardProvider,
  | 'createCustomer'
  | 'hasCard'
  | 'forget'
  | 'openSetup'
  | 'attachToSetup'
  | 'confirmSetup'
  | 'retrieveSetup'
>;

/** Saved cards at Stripe: one Customer per customer, one SetupIntent per card saved without a charge. */
export function stripeCards(stripe: Stripe, noted: Noted): Cards {
  const setups = stripe.setupIntents;
  /** The result of a call; `otherwise` when Stripe refused it or did not respond. */
  async function orElse<T>(
    call: () => Promise<T>,
    otherwise: (error: Stripe.errors.StripeError) => T,
  ) {
    try {
      return await call();
    } catch (error) {
      return otherwise(noted(error));
    }
  }
  const ask = ({ reference }: ChargeName, call: (id: string) => Promise<Stripe.SetupIntent>) =>
    orElse<SetupOutcome>(
      async () => (reference ? outcomeOf(await call(reference)) : { status: 'absent' }),
      (error) => {
        if (error instanceof Stripe.errors.StripeCardError) return declineOf(error);
        return { status: error.statusCode === 404 ? 'absent' : 'unknown' };
      },
    );
  return {
    createCustomer: (key) =>
      orElse<string | null>(
        async () => {
          const params = { metadata: { customer: key } };
          return (await stripe.customers.create(params, { idempotencyKey: key })).id;
        },
        () => null,
      ),
    hasCard: ({ token, customer }) =>
      orElse<boolean | null>(
        async () => {
          const { customer: holder } = await stripe.paymentMethods.retrieve(token);
          return (typeof holder === 'string' ? holder : holder?.id) === customer;
        },
        (error) => (error.statusCode === 404 || error.code === 'resource_missing' ? false : null),
      ),
    forget: (token) =>
      orElse(
        async () => {
          await stripe.paymentMethods.detach(token);
          return true;
        },
        // The card no longer exists there or has no customer: it counts as deleted.
        (error) => error instanceof Stripe.errors.StripeInvalidRequestError,
      ),
    openSetup: ({ key, customer }) =>
      orElse(
        async () => {
          const { client_secret, id } = await setups.create(
            {
              customer,
              usage: 'off_session',
              metadata: { setup: key },
              allowed_payment_method_types: ['card'],
            },
            { idempotencyKey: key },
          );
          const publicKey = '';
          return { reference: id, clientSecret: client_secret ?? '', publicKey, frameUrl: null };
        },
        () => null,
      ),
    attachToSetup: (setup, token) =>
      ask(setup, (id) => setups.update(id, { payment_method: token, ...WITH_CARD })),
    confirmSetup: (setup, returnUrl) =>
      ask(setup, (id) => setups.confirm(id, { return_url: returnUrl, ...WITH_CARD })),
    retrieveSetup: (setup) => ask(setup, (id) => setups.retrieve(id, WITH_CARD)),
  };
}

function outcomeOf(setup: Stripe.SetupIntent): SetupOutcome {
  const { last_setup_error: error, next_action, payment_method: method, status } = setup;
  const card = cardOf(method);
  switch (status) {
    case 'requires_payment_method':
      return error ? declineOf(error) : { status: 'open', card: null };
    case 'requires_confirmation':
      return { status: 'open', card };
    case 'requires_action':
      return { status: 'requires_action', redirectUrl: next_action?.redirect_to_url?.url ?? '' };
    case 'succeeded':
      return card && method && typeof method !== 'string'
        ? { status: 'saved', token: method.id, card }
        : { status: 'unknown' };
    default:
      return { status: status === 'canceled' ? 'absent' : 'unknown' };
  }
}
