import { beforeEach, expect, test } from 'vitest';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { createServices } from '../../src/registry/api.ts';
import { createAuthenticator } from '../support/passkey-device.ts';
import { bearer } from '../support/people.ts';
import { testShop } from '../support/shop.ts';
import { lyon, stockShop } from '../support/stocked-shop.ts';
import { type Belongings, type Fixtures, populate } from './fixtures.ts';
import { type Operation, operationsOf } from './operations.ts';

const shop = testShop();
const query = '?channelCode=FR_WEB&locale=fr_FR';
const api = '/api/v2/shop';

let fixtures: Fixtures;
/** Every operation whose address names something of somebody. */
let operations: Operation[] = [];

beforeEach(async () => {
  await stockShop(shop.appContext);
  fixtures = await populate(shop);
  // The documents say the same before each test.
  if (operations.length > 0) return;
  operations = operationsOf(createServices(shop.appContext)).filter(({ path }) =>
    /\/(customers|addresses|animals|orders|order-items|payments|shipments|payment-requests|payment-cards|payment-setups|data-exports|subscriptions|conversations|life-events|members|invitations)\/\{/.test(
      path,
    ),
  );
});

/** A body that its owner could send. */
const bodies: Readonly<Record<string, (order: OrderShape, sold: string) => object>> = {
  updateCustomer: () => ({ firstName: 'Nina' }),
  changeAddress: () => ({ city: 'Nice' }),
  changeAnimal: () => ({ name: 'Nina' }),
  setAnimalPhoto: () => ({ fileId: 'a'.repeat(24), url: '/images/a.jpg', rotation: 0 }),
  deleteAnimalWithReason: () => ({ reason: 'other' }),
  changePassword: () => ({
    newPassword: 'vingt chats dans le noir',
    confirmNewPassword: 'vingt chats dans le noir',
  }),
  requestDeletion: () => ({ password: 'quatre tasses de thé' }),
  linkSocialIdentity: () => ({ provider: 'demo', socialToken: 'x' }),
  beginPasskey: () => ({ password: 'quatre tasses de thé' }),
  addPasskey: () => ({
    name: 'Téléphone',
    passkey: createAuthenticator().create({
      challenge: 'x',
      rp: { id: 'localhost' },
      user: { id: 'x' },
    }),
  }),
  renamePasskey: () => ({ name: 'Le mien' }),
  addItem: (_order, sold) => ({ productVariant: sold, quantity: 1 }),
  changeItem: () => ({ quantity: 2 }),
  updateOrder: () => ({ email: 'nina@example.org', billingAddress: lyon }),
  applyCoupon: () => ({ couponCode: 'BIENVENUE5' }),
  addressOrder: () => ({ billingAddress: lyon }),
  selectShipping: () => ({ shippingMethod: 'home_express' }),
  selectPayment: () => ({ paymentMethod: 'card' }),
  completeOrder: () => ({}),
  changePayment: () => ({ paymentMethod: 'cheque' }),
  payOrderWithCredit: () => ({ isUsed: true }),
  payOrderWithVoucher: () => ({ code: 'BON-AAAA-AAAA-AAAA' }),
  openPaymentRequest: ({ payments }) => ({
    paymentId: payments[0]?.id,
    paymentMethodCode: 'card',
    action: 'authorize',
    payload: { target_path: '/commande/retour/' },
  }),
  updatePaymentRequest: () => ({ payload: { cancel: true } }),
  preferPaymentCard: () => ({ isDefault: true }),
  updatePaymentSetup: () => ({ payload: {} }),
  addToConversation: () => ({ message: 'Et moi ?' }),
  changeNextDate: () => ({ date: '2027-01-20' }),
  changeFrequency: () => ({ frequency: 62 }),
  joinParcel: () => ({ with: 'AB-00001' }),
  addSubscriptionItem: (_order, sold) => ({ productVariant: sold, quantity: 1 }),
  changeSubscriptionItem: () => ({ quantity: 2 }),
  changeShippingAddress: () => lyon,
  changeBillingAddress: () => lyon,
  changeSubscriptionShipping: () => ({ shippingMethod: 'home_express' }),
  changeSubscriptionPayment: () => ({ paymentCard: '/api/v2/shop/payment-cards/1' }),
  addSubscriptionCoupon: () => ({ couponCode: 'BIENVENUE5' }),
  shipNow: () => ({}),
  pauseSubscription: () => ({}),
  resumeSubscription: () => ({}),
  abortSubscription: () => ({ reason: 'other', message: 'Pour voir' }),
  acceptLeavingDiscount: () => ({ reason: 'too_expensive' }),
  answerBowl: () => ({ left: 'half' }),
  choosePlanB: () => ({ choice: 'without' }),
  chooseNextPoint: () => ({ pickupPoint: null }),
  setAnimalsOfItem: () => ({ animals: [] }),
  setAnimalOfOrder: () => ({ animal: '/api/v2/shop/animals/1' }),
  replaceSubscriptionItem: (_order, sold) => ({ productVariant: sold, quantity: 1 }),
  previewSubscriptionChange: () => ({ change: 'skip' }),
  undoSubscriptionChange: () => ({}),
  makeVetLink: () => ({ days: 7 }),
  takeLifeEvent: () => ({
    subscription: fixtures.lea.subscriptions[0],
    item: 1,
    productVariant: '/api/v2/shop/product-variants/10012345',
    quantity: 1,
    frequency: 31,
  }),
  dismissLifeEvent: () => ({}),
  askForReturn: () => ({ reason: 'damaged' }),
  chooseHouseholdReminders: () => ({ reminders: true }),
};

/** Query keys an operation cannot do without. */
const needed: Readonly<Record<string, string>> = { listAnimalRations: '&variants=10012345' };

/** The address of an operation on what `owner` has; `outer` may name the order of another. */
function addressOf({ path }: Operation, owner: Belongings, order: OrderShape, outer = order) {
  const ids: Record<string, unknown> = {
    customers: owner.customer,
    addresses: owner.address,
    animals: owner.animals[0],
    'sign-ins': owner.signIn,
    'social-identities': owner.identity,
    passkeys: 1,
    orders: outer.tokenValue,
    items: order.items[0]?.id,
    'order-items': order.items[0]?.id,
    payments: order.payments[0]?.id,
    shipments: order.shipments[0]?.id,
    'data-exports': owner.dataExport,
    conversations: owner.conversation,
    files: 0,
    'payment-requests': owner.requests[0],
    coupon: 'BIENVENUE5',
    coupons: 'BIENVENUE5',
    subscriptions: owner.subscriptions[0],
    drafts: owner.drafts[0],
    changes: 1,
    'vet-links': 1,
    'life-events': 1,
    members: 1,
    invitations: 1,
    returns: 1,
    history: owner.paid.number,
  };
  return path
    .split('/')
    .map((part, place, all) => (part.startsWith('{') ? ids[all[place - 1] ?? ''] : part))
    .join('/');
}

async function ask(operation: Operation, path: string, order: OrderShape, token: string | null) {
  const body = bodies[operation.name]?.(order, fixtures.sold);
  expect(body !== undefined, `${operation.name} needs a body here`).toBe(operation.body !== null);
  const headers = token ? bearer(token) : {};
  const answer = await shop.request(
    operation.method,
    path + query + (needed[operation.name] ?? ''),
    body,
    headers,
  );
  const text = await answer.text();
  const line = `${operation.method} ${path} → ${answer.status} ${text.slice(0, 200)}`;
  return { line, status: answer.status, isEmptyList: /"hydra:member":\[\]/.test(text) };
}

const everythingOf = async ({
  token,
  customer,
  address,
  animals,
  cart,
  placed,
  paid,
  requests,
  subscriptions,
  conversation,
}: Belongings) => {
  const paths = [
    `/customers/${customer}`,
    `/addresses/${address}`,
    `/animals/${animals[0]}`,
    `/conversations/${conversation}`,
    ...[cart, placed, paid].map(({ tokenValue }) => `/orders/${tokenValue}`),
    ...requests.map((hash) => `/payment-requests/${hash}`),
    ...subscriptions.map((code) => `/subscriptions/${code}`),
  ];
  const read = async (path: string) =>
    (await shop.request('GET', api + path + query, undefined, bearer(token))).json();
  return Promise.all(paths.map(read));
};

/** Lists of a foreign order are empty (contracts §1.8, §1.9), everything else is refused. */
test('REL-59 nobody reaches what belongs to another, whatever the call', async () => {
  const { lea, noah } = fixtures;
  const before = await everythingOf(lea);
  const reached: string[] = [];
  let tried = 0;
  for (const operation of operations)
    for (const order of [lea.cart, lea.placed, lea.paid])
      for (const token of [noah.token, null]) {
        const path = addressOf(operation, lea, order);
        const { line, status, isEmptyList } = await ask(operation, path, order, token);
        tried += 1;
        const refused = token ? [403, 404] : [401, 403, 404];
        if (!refused.includes(status) && !isEmptyList) reached.push(line);
      }
  expect(reached).toEqual([]);
  expect(tried).toBeGreaterThan(150);
  expect(await everythingOf(lea)).toEqual(before);
});

test('REL-59 a part of another’s order is not reached through one’s own', async () => {
  const { lea, noah } = fixtures;
  const before = await everythingOf(lea);
  const reached: string[] = [];
  const nested = operations.filter(({ path }) =>
    /\{token\}\/(items|payments|shipments)\/\{/.test(path),
  );
  expect(nested.length).toBeGreaterThan(6);
  for (const operation of nested)
    for (const own of [noah.cart, noah.placed]) {
      const path = addressOf(operation, lea, lea.cart, own);
      const { line, status, isEmptyList } = await ask(operation, path, lea.cart, noah.token);
      if (![403, 404, 422].includes(status) && !isEmptyList) reached.push(line);
    }
  expect(reached).toEqual([]);
  expect(await everythingOf(lea)).toEqual(before);
});

test('REL-59 what a body names of another is refused, and lists hold one’s own only', async () => {
  const { lea, noah } = fixtures;
  const send = async (method: string, path: string, body?: object) =>
    shop.request(method, api + path + query, body, bearer(noah.token));
  const defaultAddress = `${api}/addresses/${lea.address}`;
  const stolen = await send('PUT', `/customers/${noah.customer}`, { defaultAddress });
  expect([404, 422]).toContain(stolen.status);
  const given = await send('PUT', `/orders/${noah.cart.tokenValue}`, {
    customer: `${api}/customers/${lea.customer}`,
  });
  expect(given.status).toBe(403);
  const paymentId = lea.cart.payments[0]?.id;
  const paying = await send('POST', `/orders/${noah.cart.tokenValue}/payment-requests`, {
    paymentId,
    paymentMethodCode: 'card',
    action: 'authorize',
    payload: { target_path: '/' },
  });
  expect(paying.status).toBe(422);

  const { tokenValue, shipments } = lea.cart;
  for (const path of [
    `/payment-methods${query}&tokenValue=${tokenValue}&paymentId=${paymentId}`,
    `/shipping-methods${query}&tokenValue=${tokenValue}&shipmentId=${shipments[0]?.id}`,
  ]) {
    const list = await shop.request('GET', api + path, undefined, bearer(noah.token));
    expect((await list.json())['hydra:member']).toEqual([]);
  }

  const orders = await (await send('GET', '/orders')).json();
  const tokens = orders['hydra:member'].map((order: OrderShape) => order.tokenValue);
  expect(tokens.toSorted()).toEqual([noah.placed.tokenValue, noah.paid.tokenValue].toSorted());
  const addresses = await (await send('GET', '/addresses')).json();
  expect(addresses['hydra:member'].map((one: { id: number }) => String(one.id))).toEqual([
    noah.address,
  ]);
});
