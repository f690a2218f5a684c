import { createMethod, isSilent, shownMethod } from './cards.ts';
import {
  answerDispute,
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  refuseUnknown,
  shown,
  updateIntent,
} from './intents.ts';
import { createRefund } from './refunds.ts';
import {
  type Answer,
  type Form,
  type Intent,
  invalid,
  newId,
  StripeProblem,
  type StripeState,
} from './state.ts';

export interface Call {
  method: string;
  path: string;
  form: Form;
  key: string | null;
  base: string;
}

/** Answers a call as Stripe documents it, once per idempotency key; null: nobody hears of it. */
export function answerCall(world: StripeState, call: Call): Answer | null {
  const { method, path, form, key } = call;
  world.requests.push({ method, path, form });
  const request = JSON.stringify([method, path, form]);
  const existing = key && method === 'POST' ? world.answers.get(key) : undefined;
  if (existing && existing.request !== request)
    return problem(
      new StripeProblem(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      }),
    );
  if (existing) return existing.answer;
  const answer = idempotent(world, call);
  if (key && method === 'POST') world.answers.set(key, { request, answer });
  const paid = path.endsWith('/confirm') ? (answer.body as Partial<Intent>) : null;
  const methodId = world.intents.get(paid?.id ?? '')?.payment_method;
  return isSilent(world.methods.get(methodId ?? '')?.number ?? null) ? null : answer;
}

function idempotent(world: StripeState, call: Call): Answer {
  try {
    refuseUnknown(call.path.startsWith('/v1/payment_methods') ? {} : call.form);
    return { status: 200, body: route(world, call) };
  } catch (error) {
    if (error instanceof StripeProblem) return problem(error);
    throw error;
  }
}

const problem = ({ status, body }: StripeProblem): Answer => ({ status, body });

function route(world: StripeState, { method, path, form, base }: Call): object {
  const [, , resource = '', id, action] = path.split('/');
  const expand: string[] = form.expand ?? [];
  if (resource === 'payment_intents' || resource === 'setup_intents') {
    const object = resource === 'payment_intents' ? 'payment_intent' : 'setup_intent';
    if (id === 'search') return searched(world, form);
    if (!id && method === 'GET') return listed(world, form);
    const intent = id ? found(world, id, object) : createIntent(world, form, object);
    const isConfirmed = action === 'confirm' || (!id && form.confirm === 'true');
    if (id && method === 'POST' && !action) updateIntent(world, intent, form);
    if (isConfirmed) confirmIntent(world, intent, form, base);
    if (action === 'capture') captureIntent(world, intent);
    if (action === 'cancel') cancelIntent(world, intent, form.cancellation_reason);
    return shown(world, intent, expand);
  }
  if (resource === 'refunds') {
    if (method === 'POST') return createRefund(world, form);
    const of = world.refunds.filter((refund) => refund.payment_intent === form.payment_intent);
    return list('/v1/refunds', of);
  }
  if (resource === 'payouts' && method === 'GET')
    return list(
      '/v1/payouts',
      world.payouts.filter(({ created }) => created >= Number(form.created?.gte ?? 0)),
    );
  if (resource === 'disputes') {
    if (id && method === 'POST') return answerDispute(world, id, form);
    const of = [...world.disputes.values()].filter(
      ({ payment_intent }) => payment_intent === form.payment_intent,
    );
    return list('/v1/disputes', of);
  }
  if (resource === 'customers' && method === 'POST') {
    const customer = newId('cus');
    world.customers.add(customer);
    return { id: customer, object: 'customer', metadata: form.metadata ?? {} };
  }
  if (resource === 'payment_methods') return methodAnswer(world, id, action, form);
  throw invalid('resource_missing', `Unrecognized request URL (${method}: ${path}).`);
}

function methodAnswer(
  world: StripeState,
  id: string | undefined,
  action: string | undefined,
  form: Form,
) {
  if (!id) return shownMethod(createMethod(world, form));
  const method = world.methods.get(id);
  if (!method) throw invalid('resource_missing', `No such PaymentMethod: '${id}'`, { param: 'id' });
  if (action === 'detach') {
    method.customer = null;
    method.isDetached = true;
  }
  return shownMethod(method);
}

function found(world: StripeState, id: string, object: Intent['object']): Intent {
  const intent = world.intents.get(id);
  if (intent?.object !== object)
    throw invalid('resource_missing', `No such ${object}: '${id}'`, { param: 'intent' });
  return intent;
}

/** Supports only our adapter's query. */
function searched(world: StripeState, form: Form): object {
  const [, key] = /^metadata\['attempt'\]:'(\w+)'$/.exec(form.query ?? '') ?? [];
  const data = [...world.intents.values()]
    .filter(({ metadata, object }) => object === 'payment_intent' && metadata.attempt === key)
    .map((intent) => shown(world, intent, form.expand));
  return { object: 'search_result', url: '/v1/payment_intents/search', has_more: false, data };
}

/** Newest first, on one page. */
function listed(world: StripeState, form: Form): object {
  const data = [...world.intents.values()]
    .filter(
      ({ created, object }) =>
        object === 'payment_intent' && created >= Number(form.created?.gte ?? 0),
    )
    .map((intent) => shown(world, intent, form.expand));
  return list('/v1/payment_intents', data.toReversed());
}

const list = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data });
