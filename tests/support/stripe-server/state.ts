import { randomBytes } from 'node:crypto';

/** The fields of Stripe's objects that our client reads. */
export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

export interface Method {
  id: string;
  object: 'payment_method';
  type: string;
  customer: string | null;
  card?: Card;
  /** Not in Stripe: detached from its customer, so it cannot be reused. */
  isDetached?: boolean;
  /** Not in Stripe: the card number, which decides the behaviour. */
  number: string;
}

export interface Failure {
  type: string;
  code: string;
  decline_code?: string;
  message: string;
  payment_method?: Omit<Method, 'number'>;
}

export interface Intent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  amount: number;
  amount_received: number;
  amount_capturable: number;
  currency: string;
  capture_method: string;
  client_secret: string;
  customer: string | null;
  setup_future_usage: string | null;
  status: string;
  payment_method: string | null;
  payment_method_types: string[];
  latest_charge: string | null;
  metadata: Record<string, string>;
  next_action: { type: string; redirect_to_url: { url: string; return_url: string } } | null;
  last_payment_error: Failure | null;
  last_setup_error: Failure | null;
  cancellation_reason: string | null;
  created: number;
  livemode: boolean;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
}

export interface Event {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string | null;
  payment_intent: string;
  reason: string;
  status: string;
  evidence: Record<string, string>;
  evidence_details: {
    due_by: number;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
}

export interface Payout {
  id: string;
  object: 'payout';
  amount: number;
  status: 'paid' | 'in_transit' | 'failed';
  created: number;
  arrival_date: number;
  failure_code: string | null;
  failure_balance_transaction: { id: string; created: number } | null;
  reversed_by: { id: string; created: number } | null;
  trace_id: { status: string; value: string | null } | null;
}

/** An answer, stored under its idempotency key. */
export interface Answer {
  status: number;
  body: unknown;
}

/** The state of the Stripe server, in memory. */
export class StripeState {
  readonly intents = new Map<string, Intent>();
  readonly methods = new Map<string, Method>();
  readonly customers = new Set<string>();
  readonly refunds: Refund[] = [];
  /** Intents with a dispute. */
  readonly disputed = new Set<string>();
  readonly disputes = new Map<string, Dispute>();
  readonly payouts: Payout[] = [];
  /** Expiry of an intent's authorisation in seconds. */
  readonly holds = new Map<string, number>();
  readonly events: Event[] = [];
  readonly answers = new Map<string, { request: string; answer: Answer }>();
  /** Every request, to be compared with Stripe's published description. */
  readonly requests: { method: string; path: string; form: Record<string, unknown> }[] = [];
  /** Called for each event, like a webhook endpoint. */
  onEvent: (event: Event, number: string | null) => void = () => undefined;

  clear(): void {
    for (const stored of [
      this.intents,
      this.methods,
      this.answers,
      this.customers,
      this.disputed,
      this.disputes,
      this.holds,
    ])
      stored.clear();
    for (const list of [this.payouts, this.refunds, this.events, this.requests]) list.length = 0;
  }
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** An error answer. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, error: { type: string; code?: string; [more: string]: unknown }) {
    super(String(error.message ?? error.code));
    this.status = status;
    this.body = { error };
  }
}

export const invalid = (code: string, message: string, more: object = {}): StripeProblem =>
  new StripeProblem(code === 'resource_missing' ? 404 : 400, {
    type: 'invalid_request_error',
    code,
    message,
    ...more,
  });

/** Cents already refunded. */
export const refundedOf = (world: StripeState, intentId: string): number =>
  world.refunds
    .filter(({ payment_intent }) => payment_intent === intentId)
    .reduce((sum, { amount }) => sum + amount, 0);

// biome-ignore lint/suspicious/noExplicitAny: a form may hold anything
export type Form = Record<string, any>;

export const seconds = (): number => Math.floor(Date.now() / 1000);

/** Records an event and calls the endpoint. */
export function announce(
  world: StripeState,
  type: string,
  object: object,
  number: string | null,
): void {
  const event = { id: newId('evt'), object: 'event' as const, type, created: seconds() };
  const written = { ...event, data: { object: { ...object } } };
  world.events.push(written);
  world.onEvent(written, number);
}
