import Stripe from 'stripe';
import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import type { CardProvider, ChargeOpening, StatementLine } from './provider.ts';
import { stripeCards } from './stripe-cards.ts';
import { stripeDisputes } from './stripe-disputes.ts';
import { notedBy, stripeIntents, WITH_CARD } from './stripe-intents.ts';
import { lostPayouts } from './stripe-payouts.ts';
import { stripeRefunds } from './stripe-refunds.ts';
import { lineOf, WITH_BOOKS } from './stripe-statement.ts';
import { verifyStripeEvent } from './stripe-webhook.ts';

type Settings = Pick<
  Config,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_BASE'
  | 'STRIPE_JS_URL'
  | 'PAYMENT_TIMEOUT_MS'
>;

/**
 * The official client for the configured address. It does not retry: a call without a response is settled by reading
 * the state.
 */
function stripeClient({ STRIPE_SECRET_KEY, STRIPE_API_BASE, ...settings }: Settings): Stripe {
  const { protocol, hostname, port } = new URL(STRIPE_API_BASE);
  return new Stripe(STRIPE_SECRET_KEY ?? '', {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: settings.PAYMENT_TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * Stripe: one PaymentIntent per attempt, created with the attempt's hash as idempotency key. It is found by its id,
 * or by the hash in its metadata when the response was lost. Confirming, capturing and cancelling use no key: the
 * intent's state makes them happen once, while a key would repeat a failed response for a day.
 */
export function stripeProvider(settings: Settings, log: Log): CardProvider {
  const stripe = stripeClient(settings);
  const intents = stripe.paymentIntents;
  const noted = notedBy(log);
  const calls = stripeIntents(stripe, noted);
  const { ask, retrieve } = calls;

  return {
    name: 'stripe',
    wallets: {
      scriptUrl: settings.STRIPE_JS_URL,
      publicKey: settings.STRIPE_PUBLISHABLE_KEY ?? '',
    },
    async open(opening) {
      try {
        const intent = await intents.create(intentOf(opening), { idempotencyKey: opening.key });
        return {
          reference: intent.id,
          clientSecret: intent.client_secret ?? '',
          publicKey: settings.STRIPE_PUBLISHABLE_KEY ?? '',
          frameUrl: null,
        };
      } catch (error) {
        noted(error);
        return null;
      }
    },
    attach: (charge, { token, customer }) =>
      ask(charge, (id) =>
        intents.update(
          id,
          customer
            ? { payment_method: token, ...WITH_CARD, customer }
            : { payment_method: token, ...WITH_CARD },
        ),
      ),
    keep: (charge, customer, isStored) =>
      ask(charge, (id) =>
        intents.update(id, {
          customer,
          setup_future_usage: isStored ? 'off_session' : '',
          ...WITH_CARD,
        }),
      ),
    confirm: (charge, returnUrl, { isOffSession } = {}) =>
      ask(charge, (id) =>
        intents.confirm(
          id,
          isOffSession
            ? { off_session: true, ...WITH_CARD }
            : { return_url: returnUrl, ...WITH_CARD },
        ),
      ),
    ...stripeCards(stripe, noted),
    retrieve,
    capture: (charge) => ask(charge, (id) => intents.capture(id, WITH_CARD)),
    void: (charge) =>
      ask(charge, (id) => intents.cancel(id, { cancellation_reason: 'abandoned', ...WITH_CARD })),
    ...stripeRefunds(stripe, calls, noted),
    ...stripeDisputes(stripe, calls, noted),
    async statement(charge) {
      try {
        const id = await calls.idOf(charge);
        return id ? lineOf(await intents.retrieve(id, WITH_BOOKS)) : null;
      } catch (error) {
        noted(error);
        return null;
      }
    },
    async statements(since) {
      const created = { gte: Math.floor(since.epochMilliseconds / 1000) };
      const expand = WITH_BOOKS.expand.map((path) => `data.${path}`);
      const lines: StatementLine[] = [];
      for await (const intent of intents.list({ created, expand, limit: 100 }))
        lines.push(lineOf(intent));
      return lines;
    },
    lostPayouts: (since) => lostPayouts(stripe, since),
    verifyWebhook: (headers, body, now) =>
      verifyStripeEvent(stripe, settings.STRIPE_WEBHOOK_SECRET ?? '', headers, body, now),
  };
}

/** Bancontact captures at once: it has no authorisation. */
const intentOf = (opening: ChargeOpening): Stripe.PaymentIntentCreateParams => {
  const { amount, currency, key, method, payer } = opening;
  const intent: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: currency.toLowerCase(),
    capture_method: method === 'bancontact' ? 'automatic' : 'manual',
    allowed_payment_method_types: [method],
    metadata: { attempt: key },
  };
  if (method === 'card') return intent;
  const { name, email } = payer;
  const billing_details = email ? { name, email } : { name };
  return { ...intent, payment_method_data: { type: method, billing_details } };
};
