// A shopper’s program over what @hey-api/openapi-ts makes of the published document (`./shop/`).
import { setTimeout as pause } from 'node:timers/promises';
import { client } from './shop/client.gen.ts';
import * as shop from './shop/sdk.gen.ts';

const site = String(process.env.SHOP);
const query = { channelCode: 'FR_WEB', locale: 'fr_FR' } as const;
const all = { query, throwOnError: true } as const;
const once = () => ({ 'idempotency-key': crypto.randomUUID() });
const still = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` });
client.setConfig({ baseUrl: site });

const name = { firstName: 'Camille', lastName: 'Durand' };
const account = {
  email: `hey-${crypto.randomUUID()}@example.org`,
  password: 'trois gamelles bleues',
};
await shop.registerCustomer({ ...all, body: { ...name, ...account }, headers: once() });
const signedIn = await shop.signIn({ ...all, body: account });
client.setConfig({ auth: signedIn.data.token });

const variants = await shop.listVariants({ ...all, query: { ...query, itemsPerPage: '100' } });
const [food, more] = variants.data['hydra:member'].filter(
  ({ inStock, price, subscriptionPrice }) =>
    inStock && price !== null && price > 0 && subscriptionPrice,
);
if (!food || !more) throw new Error('nothing to buy');
const items = [
  { productVariant: food['@id'], quantity: 2, subscriptionInterval: 42 as const },
  { productVariant: more['@id'], quantity: 1 },
];
let cart = (await shop.openCart({ ...all, body: { items }, headers: once() })).data;
const path = { token: cart.tokenValue };
const second = { ...path, id: String(cart.items[1]?.id) };
const changed = await shop.changeItem({
  ...all,
  path: second,
  body: { quantity: 3 },
  headers: still(cart),
});
const quantity = changed.data.items[1]?.quantity;
const removed = await shop.removeItem({ ...all, path: second, headers: still(changed.data) });

const billingAddress = {
  ...name,
  street: '12 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
  countryCode: 'FR',
  phoneNumber: '+33612345678',
};
cart = (await shop.addressOrder({ ...all, path, body: { email: account.email, billingAddress } }))
  .data;
const shipment = { ...path, id: String(cart.shipments[0]?.id) };
const methods = (await shop.listShipmentMethods({ ...all, path: shipment })).data['hydra:member'];
const shippingMethod = String(methods.find(({ kind }) => kind === 'home')?.['@id']);
cart = (await shop.selectShipping({ ...all, path: shipment, body: { shippingMethod } })).data;
const paymentId = Number(cart.payments[0]?.id);
const payment = { ...path, id: String(paymentId) };
cart = (await shop.selectPayment({ ...all, path: payment, body: { paymentMethod: 'card' } })).data;

const opening = { paymentId, paymentMethodCode: 'card', action: 'authorize' } as const;
const request = (await shop.openPaymentRequest({ ...all, path, body: opening, headers: once() }))
  .data;
const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/30', cvc: '123' });
await fetch(new URL(String(request.responseData.frameUrl), site), { method: 'POST', body: card });
const paid = await shop.updatePaymentRequest({
  ...all,
  path: { hash: request.hash },
  body: { payload: { confirm: true, expectedTotal: cart.total } },
});
const order = (await shop.getOrder({ ...all, path })).data;

const list = async () => (await shop.listSubscriptions(all)).data['hydra:member'];
let [subscription] = await list();
while (!subscription) {
  await pause(200);
  [subscription] = await list();
}
const { code } = subscription;
const first = subscription.frequency.days;
subscription = (
  await shop.changeFrequency({
    ...all,
    path: { code },
    body: { frequency: 62, scope: 'all' },
    headers: still(subscription),
  })
).data;
const { days } = subscription.frequency;
const ended = await shop.abortSubscription({
  ...all,
  path: { code },
  body: { reason: 'pet_gone', message: 'Merci.' },
  headers: still(subscription),
});
console.log(
  JSON.stringify({
    quantity,
    removed: removed.response.status,
    paid: paid.data.state,
    ordered: typeof order.number,
    rhythms: [first, days],
    status: ended.data.status,
  }),
);
