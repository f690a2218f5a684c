import { createMethod, declineOf, isChallenged, isDisputed, shownMethod } from './cards.ts';
import {
  announce,
  type Dispute,
  type Failure,
  type Form,
  type Intent,
  invalid,
  newId,
  refundedOf,
  StripeProblem,
  type StripeState,
  seconds,
} from './state.ts';

const SUPPORTED = new Set(
  `amount currency allowed_payment_method_types capture_method confirm customer expand metadata
   off_session payment_method payment_method_data return_url setup_future_usage usage mandate
   mandate_data error_on_requires_action confirmation_token description query limit
   cancellation_reason payment_intent payment_method_options reason created starting_after
   evidence submit`.split(/\s+/),
);

/** Stripe refuses unknown parameters. */
export function refuseUnknown(form: Form): void {
  for (const param of Object.keys(form))
    if (!SUPPORTED.has(param))
      throw invalid('parameter_unknown', `Received unknown parameter: ${param}`, { param });
}

export function createIntent(world: StripeState, form: Form, object: Intent['object']): Intent {
  const isPayment = object === 'payment_intent';
  for (const param of isPayment ? ['amount', 'currency'] : [])
    if (!form[param])
      throw invalid('parameter_missing', `Missing required param: ${param}.`, { param });
  if (isPayment && !(Number(form.amount) >= 50))
    throw invalid('amount_too_small', 'The amount is below the least one.', { param: 'amount' });
  const id = newId(isPayment ? 'pi' : 'seti');
  const intent: Intent = {
    id,
    object,
    amount: Number(form.amount ?? 0),
    amount_received: 0,
    amount_capturable: 0,
    currency: form.currency ?? 'eur',
    capture_method: form.capture_method ?? 'automatic',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    customer: form.customer ?? null,
    setup_future_usage: form.setup_future_usage ?? null,
    status: 'requires_payment_method',
    payment_method: null,
    payment_method_types: form.allowed_payment_method_types ?? ['card'],
    latest_charge: null,
    metadata: form.metadata ?? {},
    next_action: null,
    last_payment_error: null,
    last_setup_error: null,
    cancellation_reason: null,
    created: seconds(),
    livemode: false,
  };
  if (intent.capture_method === 'manual' && intent.payment_method_types.includes('bancontact'))
    throw invalid('parameter_invalid', 'Bancontact cannot be captured later.', {
      param: 'capture_method',
    });
  world.intents.set(id, intent);
  takeMethod(world, intent, form);
  return intent;
}

/** Parameters that may be changed before confirmation. */
export function updateIntent(world: StripeState, intent: Intent, form: Form): void {
  if (form.customer && !world.customers.has(form.customer))
    throw invalid('resource_missing', `No such customer: '${form.customer}'`, {
      param: 'customer',
    });
  if (form.customer) intent.customer = form.customer;
  if (form.setup_future_usage !== undefined)
    intent.setup_future_usage = form.setup_future_usage || null;
  takeMethod(world, intent, form);
}

/** Attaches the payment method of a call, by id or created inline. */
function takeMethod(world: StripeState, intent: Intent, form: Form): void {
  const made = form.payment_method_data && createMethod(world, form.payment_method_data);
  const id: string | undefined = made?.id ?? form.payment_method;
  if (!id) return;
  const method = world.methods.get(id);
  if (!method)
    throw invalid('resource_missing', `No such PaymentMethod: '${id}'`, {
      param: 'payment_method',
    });
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw unexpected(world, intent);
  if (method.isDetached)
    throw invalid('resource_missing', 'It was detached and may not be used again.', {
      param: 'payment_method',
    });
  if (method.customer && method.customer !== intent.customer)
    throw invalid('payment_method_customer_mismatch', 'It belongs to another Customer.');
  if (!intent.payment_method_types.includes(method.type))
    throw invalid('payment_intent_incompatible_payment_method', 'Not with this method.');
  Object.assign(intent, {
    payment_method: id,
    status: 'requires_confirmation',
    last_payment_error: null,
    last_setup_error: null,
  });
}

export function confirmIntent(
  world: StripeState,
  intent: Intent,
  form: Form,
  base: string,
): Intent {
  takeMethod(world, intent, form);
  if (intent.status !== 'requires_confirmation') throw unexpected(world, intent);
  const method = world.methods.get(intent.payment_method as string);
  const number = method?.number ?? '';
  const declined = declineOf(number);
  if (declined) throw fail(world, intent, { type: 'card_error', ...declined });
  const isOffSession = form.off_session === 'true';
  const asks = isChallenged(number, isOffSession) || method?.type !== 'card';
  if (asks && isOffSession)
    throw fail(world, intent, {
      type: 'card_error',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'The payment requires authentication.',
    });
  if (!asks) return succeed(world, intent, isOffSession);
  if (!form.return_url)
    throw invalid('parameter_missing', 'A return_url is needed.', { param: 'return_url' });
  const url = `${base}/authorize/${intent.client_secret}`;
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url, return_url: form.return_url },
  };
  tell(world, intent, 'requires_action');
  return intent;
}

/** The shopper's answer at the bank or wallet. */
export function answerChallenge(world: StripeState, intent: Intent, approved: boolean): void {
  if (intent.status !== 'requires_action') return;
  intent.next_action = null;
  if (approved) succeed(world, intent);
  else
    fail(world, intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication.',
    });
}

/** Validity of an authorisation in seconds, shorter for off-session charges. */
const HELD_SECONDS = { present: 7 * 24 * 3600, offSession: (4 * 24 + 18) * 3600 };

function succeed(world: StripeState, intent: Intent, isOffSession = false): Intent {
  intent.last_payment_error = null;
  const method = world.methods.get(intent.payment_method as string);
  if (method && intent.customer && (intent.setup_future_usage || intent.object === 'setup_intent'))
    method.customer = intent.customer;
  if (intent.object === 'setup_intent') {
    intent.status = 'succeeded';
    tell(world, intent, 'succeeded');
    return intent;
  }
  intent.latest_charge = newId('ch');
  const held = isOffSession ? HELD_SECONDS.offSession : HELD_SECONDS.present;
  world.holds.set(intent.id, seconds() + held);
  if (intent.capture_method === 'manual') {
    Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount });
    tell(world, intent, 'amount_capturable_updated');
  } else {
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    tell(world, intent, 'succeeded');
  }
  return intent;
}

function fail(world: StripeState, intent: Intent, failure: Failure): StripeProblem {
  const method = world.methods.get(intent.payment_method as string);
  const error = method ? { ...failure, payment_method: shownMethod(method) } : failure;
  const isSetup = intent.object === 'setup_intent';
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null });
  if (isSetup) intent.last_setup_error = error;
  else intent.last_payment_error = error;
  tell(world, intent, isSetup ? 'setup_failed' : 'payment_failed');
  return new StripeProblem(402, { ...error, [intent.object]: shown(world, intent) });
}

export function captureIntent(world: StripeState, intent: Intent): Intent {
  if (intent.status !== 'requires_capture') throw unexpected(world, intent);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    amount_capturable: 0,
  });
  tell(world, intent, 'succeeded');
  if (isDisputed(world.methods.get(intent.payment_method ?? '')?.number ?? ''))
    openDispute(world, intent);
  return intent;
}

export function cancelIntent(
  world: StripeState,
  intent: Intent,
  reason: string | undefined,
): Intent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpected(world, intent);
  Object.assign(intent, { status: 'canceled', cancellation_reason: reason ?? null });
  Object.assign(intent, { amount_capturable: 0, next_action: null });
  tell(world, intent, 'canceled');
  return intent;
}

/** Opens a dispute, or an inquiry (`warning_needs_response`). */
export function openDispute(world: StripeState, intent: Intent, status = 'needs_response'): void {
  world.disputed.add(intent.id);
  const { amount, id: payment_intent, latest_charge: charge } = intent;
  const details = { has_evidence: false, past_due: false, submission_count: 0 };
  const opened: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount,
    charge,
    payment_intent,
    reason: 'product_not_received',
    status,
    evidence: {},
    evidence_details: { due_by: seconds() + DAYS_TO_ANSWER * 86_400, ...details },
  };
  world.disputes.set(opened.id, opened);
  announce(world, 'charge.dispute.created', opened, null);
}

const DAYS_TO_ANSWER = 9;

/** Evidence is accepted once; invalid evidence is an error. */
export function answerDispute(world: StripeState, id: string, form: Form): Dispute {
  const found = world.disputes.get(id);
  if (!found) throw invalid('resource_missing', `No such dispute: '${id}'`, { param: 'id' });
  const asks = found.status === 'warning_needs_response';
  if (!asks && found.status !== 'needs_response')
    throw invalid('dispute_closed', 'This dispute is already closed or submitted.');
  Object.assign(found.evidence, form.evidence);
  if (form.submit === 'true') {
    found.status = asks ? 'warning_under_review' : 'under_review';
    Object.assign(found.evidence_details, { has_evidence: true, submission_count: 1 });
    announce(world, 'charge.dispute.updated', found, null);
  }
  return found;
}

/** Closes a dispute. */
export function decideDispute(world: StripeState, found: Dispute, status: 'won' | 'lost'): void {
  found.status = status;
  announce(world, 'charge.dispute.closed', found, null);
}

const unexpected = (world: StripeState, intent: Intent) =>
  invalid(
    `${intent.object}_unexpected_state`,
    `This ${intent.object} has a status of ${intent.status} and cannot do that.`,
    { [intent.object]: shown(world, intent) },
  );

/** An object with its requested expansions. */
export function shown(world: StripeState, intent: Intent, expand: readonly string[] = []): object {
  const method = world.methods.get(intent.payment_method ?? '');
  const asks = (name: string) => expand.some((path) => path.includes(name));
  const isCharged = asks('latest_charge') && intent.latest_charge;
  return {
    ...intent,
    payment_method: asks('payment_method') && method ? shownMethod(method) : intent.payment_method,
    latest_charge: isCharged ? chargeOf(world, intent) : intent.latest_charge,
  };
}

/** The charge of an intent, with Stripe's fee once captured. */
function chargeOf(world: StripeState, intent: Intent): object {
  const { amount, id, latest_charge, metadata } = intent;
  const isTaken = intent.status === 'succeeded';
  return {
    id: latest_charge,
    object: 'charge',
    amount,
    metadata,
    payment_intent: id,
    captured: isTaken,
    amount_refunded: refundedOf(world, id),
    disputed: world.disputed.has(id),
    payment_method_details: {
      type: 'card',
      card: { capture_before: world.holds.get(id) },
    },
    balance_transaction: isTaken
      ? { id: newId('txn'), object: 'balance_transaction', fee: Math.round(amount * 0.015) + 25 }
      : null,
  };
}

export function tell(world: StripeState, intent: Intent, what: string): void {
  const number = world.methods.get(intent.payment_method ?? '')?.number ?? null;
  announce(world, `${intent.object}.${what}`, shown(world, intent), number);
}
