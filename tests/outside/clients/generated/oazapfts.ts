// A shopper’s program over what oazapfts makes of the published document (`./shop.ts`).
import { setTimeout as pause } from 'node:timers/promises';
import { ok } from '@oazapfts/runtime';
import * as shop from './shop.ts';

const site = String(process.env.SHOP);
shop.defaults.baseUrl = site;
// It asks for plain JSON and sends plain JSON unless it is told what this shop speaks.
shop.defaults.fetch = (address, init) => {
  const headers = new Headers(init?.headers);
  headers.set('accept', 'application/ld+json');
  if (init?.method === 'PATCH') headers.set('content-type', 'application/merge-patch+json');
  return fetch(address, { ...init, headers });
};
const query = { channelCode: 'FR_WEB', locale: 'fr_FR' };
const once = () => ({ ...query, idempotencyKey: crypto.randomUUID() });
const still = ({ version }: { version: number }) => ({ ...query, ifMatch: `"${version}"` });

const name = { firstName: 'Camille', lastName: 'Durand' };
const account = {
  email: `oaz-${crypto.randomUUID()}@example.org`,
  password: 'trois gamelles bleues',
};
await ok(shop.registerCustomer({ ...name, ...account }, once()));
const { token: bearer } = await ok(shop.signIn(account, query));
shop.defaults.headers.authorization = `Bearer ${bearer}`;

const variants = await ok(shop.listVariants({ ...query, itemsPerPage: '100' }));
const [food, more] = variants['hydra:member'].filter(
  ({ inStock, price, subscriptionPrice }) =>
    inStock && price !== null && price > 0 && subscriptionPrice,
);
if (!food || !more) throw new Error('nothing to buy');
const items = [
  { productVariant: food['@id'], quantity: 2, subscriptionInterval: 42 as const },
  { productVariant: more['@id'], quantity: 1 },
];
let cart = await ok(shop.openCart({ items }, once()));
const token = cart.tokenValue;
const second = String(cart.items[1]?.id);
cart = await ok(shop.changeItem(token, second, { quantity: 3 }, still(cart)));
const quantity = cart.items[1]?.quantity;
const removed = await shop.removeItem(token, second, still(cart));

const billingAddress = {
  ...name,
  street: '12 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
  countryCode: 'FR',
  phoneNumber: '+33612345678',
};
cart = await ok(shop.addressOrder(token, { email: account.email, billingAddress }, query));
const shipment = String(cart.shipments[0]?.id);
const methods = (await ok(shop.listShipmentMethods(token, shipment, query)))['hydra:member'];
const shippingMethod = String(methods.find(({ kind }) => kind === 'home')?.['@id']);
cart = await ok(shop.selectShipping(token, shipment, { shippingMethod }, query));
const paymentId = Number(cart.payments[0]?.id);
cart = await ok(shop.selectPayment(token, String(paymentId), { paymentMethod: 'card' }, query));

const opening = { paymentId, paymentMethodCode: 'card', action: 'authorize' } as const;
const request = await ok(shop.openPaymentRequest(token, opening, once()));
const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/30', cvc: '123' });
await fetch(new URL(String(request.responseData.frameUrl), site), { method: 'POST', body: card });
const payload = { confirm: true, expectedTotal: cart.total };
const paid = await ok(shop.updatePaymentRequest(request.hash, { payload }, query));
const order = await ok(shop.getOrder(token, query));

const list = async () => (await ok(shop.listSubscriptions(query)))['hydra:member'];
let [subscription] = await list();
while (!subscription) {
  await pause(200);
  [subscription] = await list();
}
const { code } = subscription;
const first = subscription.frequency.days;
const rhythm = { frequency: 62, scope: 'all' } as const;
subscription = await ok(shop.changeFrequency(code, rhythm, still(subscription)));
const { days } = subscription.frequency;
const end = { reason: 'pet_gone', message: 'Merci.' } as const;
const ended = await ok(shop.abortSubscription(code, end, still(subscription)));
console.log(
  JSON.stringify({
    quantity,
    removed: removed.status,
    paid: paid.state,
    ordered: typeof order.number,
    rhythms: [first, days],
    status: ended.status,
  }),
);
