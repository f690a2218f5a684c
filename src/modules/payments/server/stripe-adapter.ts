import Stripe from 'stripe';
import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import type { Outcome } from '../rules/index.ts';
import type {
  CardProvider,
  ChargeName,
  ChargeOpening,
  RefundOutcome,
  StatementLine,
} from './provider.ts';
import { stripeCards } from './stripe-cards.ts';
import { chargedOf, declineOf, type Intent, outcomeOf } from './stripe-outcome.ts';
import { lineOf, WITH_BOOKS } from './stripe-statement.ts';
import { verifyStripeEvent } from './stripe-webhook.ts';

type Settings = Pick<
  Config,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_BASE'
  | 'PAYMENT_TIMEOUT_MS'
>;

/** The card behind an intent comes with it, and its charge, which says how long money is held. */
const WITH_CARD = { expand: ['payment_method', 'latest_charge'] };

/** The official client at its address. What it does not hear is asked for, never sent again by itself. */
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
 * Stripe: one PaymentIntent per attempt, opened under the attempt's hash as idempotency key, found
 * by its id, or by the hash in its metadata when its opening was not heard of. Confirming,
 * capturing and cancelling carry no key: an intent does each once by its own state, while a key
 * would answer a failure again for a day.
 */
export function stripeProvider(settings: Settings, log: Log): CardProvider {
  const stripe = stripeClient(settings);
  const intents = stripe.paymentIntents;

  const find = async ({ key, reference }: ChargeName): Promise<Intent | null> => {
    if (reference) return intents.retrieve(reference, WITH_CARD);
    const query = `metadata['attempt']:'${key}'`;
    const { data } = await intents.search({
      query,
      expand: WITH_CARD.expand.map((path) => `data.${path}`),
    });
    return data[0] ?? null;
  };

  /** Runs a call on an intent; what went wrong is told apart from what is not known. */
  async function ask(
    charge: ChargeName,
    call: (id: string) => Promise<Intent>,
    retry = true,
  ): Promise<Outcome> {
    try {
      const id = charge.reference ?? (await find(charge))?.id;
      return id ? outcomeOf(await call(id)) : { status: 'absent' };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
        return { ...chargedOf(error.payment_intent), ...declineOf(error) };
      if (error.statusCode === 404) return { status: 'absent' };
      tell(error);
      // It cannot do that any more, or not yet: how it stands says why.
      const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
      return isRefused && retry ? retrieve(charge) : { status: 'unknown' };
    }
  }
  const tell = ({ type, code, statusCode, requestId }: Stripe.errors.StripeError) =>
    log.warn({ type, code, statusCode, stripeRequest: requestId }, 'Stripe did not do as asked');
  const retrieve = (charge: ChargeName) =>
    ask(charge, (id) => intents.retrieve(id, WITH_CARD), false);

  return {
    name: 'stripe',
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
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        tell(error);
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
    ...stripeCards(stripe, tell),
    retrieve,
    capture: (charge) => ask(charge, (id) => intents.capture(id, WITH_CARD)),
    void: (charge) =>
      ask(charge, (id) => intents.cancel(id, { cancellation_reason: 'abandoned', ...WITH_CARD })),
    async refund(charge, refundKey, amount) {
      try {
        const intent = await find(charge);
        if (!intent) return 'refused';
        const { status } = await stripe.refunds.create(
          { payment_intent: intent.id, amount, metadata: { key: refundKey } },
          { idempotencyKey: refundKey },
        );
        return status === 'failed' || status === 'canceled' ? 'refused' : 'refunded';
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        tell(error);
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return 'unknown';
        return isRefunded(charge, refundKey);
      }
    },
    async statement(charge) {
      try {
        const id = charge.reference ?? (await find(charge))?.id;
        return id ? lineOf(await intents.retrieve(id, WITH_BOOKS)) : null;
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        tell(error);
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
    verifyWebhook: (headers, body, now) =>
      verifyStripeEvent(stripe, settings.STRIPE_WEBHOOK_SECRET ?? '', headers, body, now),
  };

  /** A key is forgotten after a day; what was given back under it is not. */
  async function isRefunded(charge: ChargeName, refundKey: string): Promise<RefundOutcome> {
    try {
      const intent = await find(charge);
      if (!intent) return 'refused';
      const { data } = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 });
      const made = data.find(({ metadata }) => metadata?.key === refundKey);
      return made && made.status !== 'failed' ? 'refunded' : 'refused';
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      tell(error);
      return 'unknown';
    }
  }
}

/** Bancontact takes the money at once: it knows no holding. */
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
