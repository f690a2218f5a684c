import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { limitedRequest } from '#kit/limited-request.ts';
import { PUBLIC_KEY, WALLETS_SCRIPT } from '#standins/card-provider/index.ts';
import { cardShape } from '../contracts.ts';
import type { Outcome, SetupOutcome } from '../rules/index.ts';
import type { CardProvider, ProviderEvent } from './provider.ts';

interface SandboxOptions {
  /** Base URL of the provider's API, without a trailing slash. */
  base: string;
  /** Calls a provider built into this process; null calls it over the network. */
  inProcess: ((request: Request) => Response | Promise<Response>) | null;
  apiKey: string;
  webhookSecret: string;
  timeoutMs: number;
}

const chargeShape = z.object({
  reference: z.string(),
  key: z.string(),
  state: z.enum(['open', 'requires_action', 'authorized', 'captured', 'declined', 'voided']),
  amount: z.int(),
  clientSecret: z.string(),
  publicKey: z.string(),
  fieldsUrl: z.string().nullable(),
  redirectUrl: z.string().nullable(),
  card: cardShape.nullable(),
  /** Token of a saved card. */
  token: z.string().nullable(),
  heldUntil: z.iso.datetime().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
type Charge = z.infer<typeof chargeShape>;

const statementShape = z.object({
  reference: z.string(),
  key: z.string(),
  held: z.int(),
  captured: z.int(),
  refunded: z.int(),
  disputed: z.int(),
  fee: z.int(),
});

const disputeShape = z.object({
  id: z.string(),
  amount: z.int(),
  reason: z.string(),
  state: z.enum(['needs_response', 'under_review', 'won', 'lost']),
  dueAt: z.iso.datetime().nullable(),
});

const lostPayoutShape = z.object({
  payout: z.string(),
  amount: z.int().positive(),
  bankReference: z.string(),
  failedAt: z.iso.datetime().transform((at) => Temporal.Instant.from(at)),
  reason: z.string().nullable(),
});

const eventShape = z
  .object({ id: z.string(), type: z.string(), key: z.string().nullable() })
  .transform((event) => ({
    ...event,
    reference: null,
    isOfPayout: event.type.startsWith('payout.'),
  }));

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
/** Older messages are refused as possible replays. */
const TOLERANCE_SECONDS = 300;

/** Client of the sandbox provider, in this process or at another address. */
export function sandboxProvider(options: SandboxOptions): CardProvider {
  const { base, apiKey, inProcess, timeoutMs, webhookSecret } = options;

  /** Null when there is no response: a timeout, a lost connection, or a server error. */
  async function call(method: string, path: string, body?: object, idempotencyKey?: string) {
    const headers: Record<string, string> = {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
    };
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    try {
      const init: RequestInit = { method, headers, body: body ? JSON.stringify(body) : null };
      const request = limitedRequest(base + path, init, timeoutMs);
      const answer = await (inProcess ? inProcess(request) : fetch(request));
      return answer.status >= 500 ? null : { status: answer.status, body: await answer.json() };
    } catch {
      return null;
    }
  }

  const ask = async (...request: Parameters<typeof call>): Promise<Outcome> => {
    const answer = await call(...request);
    if (!answer) return { status: 'unknown' };
    if (answer.status === 404) return { status: 'absent' };
    const charge = chargeShape.safeParse(answer.body);
    return charge.success ? outcomeOf(charge.data) : { status: 'unknown' };
  };
  const charge = (key: string) => `/charges/${key}`;

  return {
    name: 'sandbox',
    wallets: { scriptUrl: WALLETS_SCRIPT, publicKey: PUBLIC_KEY },
    async open({ key, amount, currency, method, returnUrl }) {
      const { pathname, search } = new URL(returnUrl);
      const opening = { amount, currency, method, returnPath: pathname + search };
      return openedOf(await call('POST', '/charges', opening, key));
    },
    // Entered cards go to its own page; only saved cards and those of wallets are passed here.
    attach: ({ key }, card) => ask('POST', `${charge(key)}/card`, card),
    keep: ({ key }, customer, isStored) =>
      ask('POST', `${charge(key)}/keep`, { customer, isKept: isStored }),
    confirm: ({ key }, _returnUrl, { isOffSession = false } = {}) =>
      ask('POST', `${charge(key)}/confirm`, { isOffSession }),
    createCustomer: async (key) => `cus_${key}`,
    async hasCard({ token, customer }) {
      const answer = await call('GET', `/cards/${token}?customer=${encodeURIComponent(customer)}`);
      if (answer?.status === 200) return true;
      return answer?.status === 404 ? false : null;
    },
    async forget(token) {
      const answer = await call('DELETE', `/cards/${token}`);
      return answer !== null && answer.status < 500;
    },
    async openSetup({ key, customer, returnUrl }) {
      const { pathname, search } = new URL(returnUrl);
      const opening = { customer, returnPath: pathname + search };
      return openedOf(await call('POST', '/setups', opening, key));
    },
    attachToSetup: async ({ key }) => setupOf(await ask('GET', charge(key))),
    confirmSetup: async ({ key }) => setupOf(await ask('POST', `${charge(key)}/confirm`, {})),
    retrieveSetup: async ({ key }) => setupOf(await ask('GET', charge(key))),
    retrieve: ({ key }) => ask('GET', charge(key)),
    capture: ({ key }, captureKey) => ask('POST', `${charge(key)}/capture`, {}, captureKey),
    void: ({ key }) => ask('POST', `${charge(key)}/void`),
    async refund({ key }, refundKey, amount) {
      const answer = await call('POST', `${charge(key)}/refunds`, { amount }, refundKey);
      if (!answer) return 'unknown';
      return answer.status < 300 ? 'refunded' : 'refused';
    },
    async disputes({ key }) {
      const answer = await call('GET', `${charge(key)}/disputes`);
      const found = z.array(disputeShape).safeParse(answer?.body);
      if (!found.success) return null;
      return found.data.map((dispute) => ({
        ...dispute,
        // The sandbox's banks raise disputes without an inquiry.
        isInquiry: false,
        dueAt: dispute.dueAt === null ? null : Temporal.Instant.from(dispute.dueAt),
      }));
    },
    async answerDispute(id, key, evidence) {
      const answer = await call('POST', `/disputes/${id}/evidence`, evidence, key);
      if (!answer) return 'unknown';
      return answer.status < 300 ? 'taken' : 'refused';
    },
    async statement({ key }) {
      const answer = await call('GET', `${charge(key)}/statement`);
      const line = statementShape.safeParse(answer?.body);
      return line.success ? line.data : null;
    },
    async statements(since) {
      const answer = await call('GET', `/statements?since=${since.toString()}`);
      if (!answer) throw new Error('the card provider does not answer');
      return z.array(statementShape).parse(answer.body);
    },
    async lostPayouts(since) {
      const answer = await call('GET', `/payouts?since=${since.toString()}`);
      if (!answer) throw new Error('the card provider does not answer');
      return z.array(lostPayoutShape).parse(answer.body);
    },
    verifyWebhook: (headers, body, now) => verify(webhookSecret, headers, body, now),
  };
}

function openedOf(answer: { body: unknown } | null) {
  const opened = chargeShape.safeParse(answer?.body);
  if (!opened.success) return null;
  const { reference, clientSecret, publicKey, fieldsUrl: frameUrl } = opened.data;
  return { reference, clientSecret, publicKey, frameUrl };
}

/** The sandbox saves a card by a charge of zero. */
function setupOf(outcome: Outcome): SetupOutcome {
  if (outcome.status === 'unknown' || outcome.status === 'absent') return outcome;
  if (outcome.status === 'open') return { status: 'open', card: outcome.card };
  if (outcome.status === 'requires_action' || outcome.status === 'declined') return outcome;
  const { card, token } = outcome;
  return card && token ? { status: 'saved', token, card } : { status: 'absent' };
}

function outcomeOf(charge: Charge): Outcome {
  const { reference, amount, card, state, token } = charge;
  const heldUntil = charge.heldUntil === null ? null : Temporal.Instant.from(charge.heldUntil);
  const charged = { reference, amount, card, token, heldUntil };
  if (state === 'requires_action')
    return { ...charged, status: state, redirectUrl: charge.redirectUrl ?? '' };
  if (state !== 'declined') return { ...charged, status: state };
  const { code, message } = charge.error ?? { code: 'declined', message: '' };
  return { ...charged, status: state, code, message };
}

function verify(
  secret: string,
  headers: Headers,
  body: string,
  now: Temporal.Instant,
): ProviderEvent | null {
  const [, seconds, given] = SIGNATURE.exec(headers.get('payment-signature') ?? '') ?? [];
  if (!seconds || !given) return null;
  const age = Math.abs(now.epochMilliseconds / 1000 - Number(seconds));
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  const genuine = timingSafeEqual(expected, Buffer.from(given, 'hex'));
  if (!genuine || age > TOLERANCE_SECONDS) return null;
  try {
    return eventShape.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
