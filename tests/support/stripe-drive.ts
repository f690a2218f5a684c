import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { DrivenCharge, ProviderDrive } from './payment-drive.ts';
import type { TestShop } from './shop.ts';
import { copiesOf, isReordered } from './stripe-server/cards.ts';
import {
  STRIPE_KEYS,
  type StripeServer,
  signStripeEvent,
  startStripe,
} from './stripe-server/index.ts';
import type { Event, Intent } from './stripe-server/state.ts';
import { refundedOf } from './stripe-server/state.ts';

const STATES: Record<string, string> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'voided',
};

/** A Stripe server for the unmodified client; configures the shop of the file to use it. */
export function stripeDrive(shop: TestShop): ProviderDrive & { server(): StripeServer } {
  const { appContext } = shop;
  let stripe: StripeServer;
  let waiting: Event[] = [];
  const held = new Map<string, Event>();
  beforeAll(async () => {
    stripe = await startStripe();
    Object.assign(appContext.config, STRIPE_KEYS, { STRIPE_API_BASE: stripe.url });
    stripe.world.onEvent = (event, number) => {
      const { id } = event.data.object as Intent;
      const earlier = held.get(id);
      held.delete(id);
      if (isReordered(number) && !earlier) return void held.set(id, event);
      waiting.push(...Array.from({ length: copiesOf(number) }, () => event));
      if (earlier) waiting.push(earlier);
    };
  });
  afterAll(() => stripe.stop());
  beforeEach(() => {
    stripe.world.clear();
    held.clear();
    waiting = [];
  });

  const sent = async (path: string, form: Record<string, string>, init: RequestInit = {}) =>
    fetch(path.startsWith('http') ? path : stripe.url + path, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      ...init,
    });
  return {
    name: 'stripe',
    server: () => stripe,
    opening: {
      clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
      publicKey: STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY,
      frameUrl: null,
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
    },
    eventTypes: {
      held: 'payment_intent.amount_capturable_updated',
      taken: 'payment_intent.succeeded',
    },
    async enterCard({ responseData }, number) {
      const card = { 'card[number]': number, 'card[exp_month]': '8', 'card[exp_year]': '2029' };
      const headers = { authorization: `Bearer ${responseData.publicKey}` };
      const made = await sent('/v1/payment_methods', { type: 'card', ...card }, { headers });
      return ((await made.json()) as { id: string }).id;
    },
    lookAtBank: async (url) => (await fetch(url)).text(),
    answerBank: (url, answer) => sent(url, { answer }),
    charges: async () =>
      [...stripe.world.intents.values()].map((intent) => chargeOf(intent, stripe)),
    signed: ({ id, type, key }, at) =>
      signStripeEvent(
        {
          id,
          object: 'event',
          type,
          created: Math.floor(at),
          data: { object: { id: 'pi_1', object: 'payment_intent', metadata: { attempt: key } } },
        },
        at,
      ),
    async deliver() {
      const now = waiting;
      waiting = [];
      for (const event of now) {
        const { body, headers } = signStripeEvent(
          event,
          appContext.clock.now().epochMilliseconds / 1000,
        );
        await shop.request('POST', '/api/v2/payment/webhooks/stripe', body, headers);
      }
      return now.length;
    },
    lose() {
      waiting = [];
    },
  };
}

function chargeOf(intent: Intent, { world }: StripeServer): DrivenCharge {
  const { amount, id, last_payment_error, status } = intent;
  const state = last_payment_error ? 'declined' : (STATES[status] ?? status);
  return { state, amount, refunded: refundedOf(world, id) };
}
