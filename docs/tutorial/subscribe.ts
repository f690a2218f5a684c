// Buys by card, subscribes every 42 days, changes and ends it: with the OpenAPI document and fetch alone.
// SHOP=https://shop.example node subscribe.ts
import { setTimeout as pause } from 'node:timers/promises';

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, unknown> };
}
interface List<Member> {
  'hydra:member': Member[];
}
interface Cart {
  tokenValue: string;
  number: string | null;
  version: number;
  total: number;
  items: { id: number; quantity: number }[];
  shipments: { id: number }[];
  payments: { id: number }[];
}
interface Variant {
  '@id': string;
  inStock: boolean;
  price: number;
  subscriptionPrice: number | null;
}
interface PaymentRequest {
  hash: string;
  state: 'new' | 'processing' | 'completed' | 'failed' | 'cancelled';
  responseData: { frameUrl: string | null; error: { message: string } | null };
}
interface Subscription {
  code: string;
  version: number;
  status: string;
  frequency: { days: number };
  items: { id: number; quantity: number }[];
}

const site = process.env.SHOP ?? 'http://localhost:3000';
const { paths } = (await (await fetch(`${site}/api/docs/shop.json`)).json()) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody }]) => {
      const [type] = Object.keys(requestBody?.content ?? {});
      return [operationId, { path, method: method.toUpperCase(), type }] as const;
    }),
  ),
);
let bearer = '';

/** Makes a call by its name. What an address has no place for goes into its query. */
async function call<Answer>(
  name: string,
  params: Record<string, string | number> = {},
  body?: object,
  more: Record<string, string> = {},
): Promise<Answer> {
  const operation = operations.get(name);
  if (!operation) throw new Error(`${name} is in no document`);
  const { path, method, type } = operation;
  const query = new URLSearchParams({ channelCode: 'FR_WEB', locale: 'fr_FR' });
  for (const [key, value] of Object.entries(params))
    if (!path.includes(`{${key}}`)) query.set(key, String(value));
  const headers = new Headers({ accept: 'application/ld+json', ...more });
  if (type && body) headers.set('content-type', type);
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  const at = path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(params[key])));
  const answer = await fetch(`${site}${at}?${query}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : null) as Answer;
}
/** Makes a creation safe to send again. */
const once = () => ({ 'idempotency-key': crypto.randomUUID() });
/** Refuses a change of what somebody else changed meanwhile. */
const still = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` });

// An account: a subscription belongs to one.
const name = { firstName: 'Camille', lastName: 'Durand' };
const account = {
  email: `camille-${crypto.randomUUID()}@example.org`,
  password: 'trois gamelles bleues',
};
await call('registerCustomer', {}, { ...name, ...account }, once());
({ token: bearer } = await call<{ token: string }>('signIn', {}, account));

// A cart with something every 42 days, and something bought once: changed, then removed.
const variants = (await call<List<Variant>>('listVariants', { itemsPerPage: 100 }))['hydra:member'];
const [food, more] = variants.filter(
  (one) => one.inStock && one.price > 0 && one.subscriptionPrice,
);
if (!food || !more) throw new Error('Nothing to subscribe to');
const items = [
  { productVariant: food['@id'], quantity: 2, subscriptionInterval: 42 },
  { productVariant: more['@id'], quantity: 1 },
];
let cart = await call<Cart>('openCart', {}, { items }, once());
const token = cart.tokenValue;
const second = { token, id: cart.items[1]?.id ?? 0 };
cart = await call('changeItem', second, { quantity: 3 }, still(cart));
await call('removeItem', second, undefined, still(cart));

// Who buys, where it goes, how it is sent.
const billingAddress = {
  ...name,
  street: '12 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
  countryCode: 'FR',
  phoneNumber: '+33612345678',
};
cart = await call('addressOrder', { token }, { email: account.email, billingAddress });
const shipment = { token, id: cart.shipments[0]?.id ?? 0 };
const methods = await call<List<{ '@id': string; kind: string }>>('listShipmentMethods', shipment);
const home = methods['hydra:member'].find(({ kind }) => kind === 'home');
cart = await call('selectShipping', shipment, { shippingMethod: home?.['@id'] });
const paymentId = cart.payments[0]?.id ?? 0;
cart = await call('selectPayment', { token, id: paymentId }, { paymentMethod: 'card' });

// Paying: the card is typed into the provider's form, which `frameUrl` names; no page is needed for it.
const opening = { paymentId, paymentMethodCode: 'card', action: 'authorize' };
const request = await call<PaymentRequest>('openPaymentRequest', { token }, opening, once());
const { frameUrl } = request.responseData;
if (!frameUrl) throw new Error('This provider draws its fields with a script: see docs/api.md');
const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/30', cvc: '123' });
await fetch(new URL(frameUrl, site), { method: 'POST', body: card });
const { hash } = request;
const payload = { confirm: true, expectedTotal: cart.total };
const paid = await call<PaymentRequest>('updatePaymentRequest', { hash }, { payload });
if (paid.state !== 'completed') throw new Error(paid.responseData.error?.message ?? paid.state);
cart = await call('getOrder', { token });
console.log(`Order ${cart.number}: ${(cart.total / 100).toFixed(2)} euros`);

// The subscription is there moments after the order.
let subscription: Subscription | undefined;
while (!subscription) {
  [subscription] = (await call<List<Subscription>>('listSubscriptions'))['hydra:member'];
  if (!subscription) await pause(200);
}
const { code } = subscription;
console.log(`Subscription ${code}: every ${subscription.frequency.days} days`);

// Another rhythm and one bag more from now on; something for the next delivery, which then stays out.
const frequency = { frequency: 62, scope: 'all' };
subscription = await call<Subscription>(
  'changeFrequency',
  { code },
  frequency,
  still(subscription),
);
const item = { code, id: subscription.items[0]?.id ?? 0 };
const quantity = { quantity: 3, scope: 'all' };
subscription = await call<Subscription>(
  'changeSubscriptionItem',
  item,
  quantity,
  still(subscription),
);
const addition = { productVariant: more['@id'], quantity: 1, scope: 'all' };
subscription = await call<Subscription>('addSubscriptionItem', { code }, addition, once());
const added = subscription.items.find(({ id }) => id !== item.id);
const whole = { code, id: added?.id ?? 0, scope: 'all' };
subscription = await call<Subscription>(
  'removeSubscriptionItem',
  whole,
  undefined,
  still(subscription),
);
const { days } = subscription.frequency;
console.log(
  `Changed: every ${days} days, ${subscription.items[0]?.quantity} bags, ${subscription.items.length} product`,
);

// The end of it. Before the second delivery there is but one reason: the pet is no more.
const end = { reason: 'pet_gone', message: 'Notre chat nous a quittés.' };
subscription = await call<Subscription>('abortSubscription', { code }, end, still(subscription));
console.log(`Ended: ${subscription.status}`);
