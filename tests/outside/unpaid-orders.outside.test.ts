import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { type OutsideClient, outsideClient } from '../support/outside.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

const VARIANT = '10012102';
const QUERY = '?channelCode=FR_WEB&locale=fr_FR';
const address = {
  firstName: 'Rose',
  lastName: 'Petit',
  street: '4 rue du Port',
  postcode: '69002',
  city: 'Lyon',
  countryCode: 'FR',
  phoneNumber: '+33600000001',
};

/** The calls of a guest from an empty cart to an order; answers the last one. */
async function orderAsGuest({ ask }: OutsideClient, email: string, method = 'bank_transfer') {
  const call = async (verb: string, path: string, body: object) => {
    const type = verb === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
    const answer = await ask(verb, `/api/v2/shop/orders${path}${QUERY}`, {
      headers: { 'content-type': type, accept: 'application/ld+json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const { tokenValue } = (await call('POST', '', {})).body;
  await call('PATCH', `/${tokenValue}/items`, { productVariant: VARIANT, quantity: 1 });
  const addressed = await call('PATCH', `/${tokenValue}/address`, {
    email,
    billingAddress: address,
  });
  const { shipments, payments } = addressed.body;
  await call('PATCH', `/${tokenValue}/shipments/${shipments[0].id}`, {
    shippingMethod: 'home_standard',
  });
  await call('PATCH', `/${tokenValue}/payments/${payments[0].id}`, { paymentMethod: method });
  return call('PATCH', `/${tokenValue}/complete`, {});
}

// A shop of its own: the one tests share lets one visitor place as many orders as they like.
let folder: DataFolder;
let shop: ShopProcess;

beforeAll(async () => {
  folder = await createFilledFolder();
  shop = await startShopProcess({ dataDir: folder.path });
});

afterAll(async () => {
  await shop.stop();
  await folder.remove();
});

const mailsTo = async ({ ask }: OutsideClient, email: string) => {
  const list = await (await ask('GET', '/_dev/mail/')).text();
  return list.split(email).length - 1;
};

test('R-03 R-13 who orders by transfer again and again from one address is stopped, and others still buy', async () => {
  const flood = outsideClient(shop.url);
  const mailbox = `victime-${crypto.randomUUID().slice(0, 8)}`;
  const toOne: number[] = [];
  for (let turn = 0; turn < 5; turn += 1)
    toOne.push((await orderAsGuest(flood, `${mailbox}+${turn}@exemple.fr`)).status);
  expect(toOne).toEqual([200, 200, 200, 422, 422]);

  // Another mailbox each time: now the address is what counts.
  const toMany: number[] = [];
  for (let turn = 0; turn < 9; turn += 1)
    toMany.push((await orderAsGuest(flood, `${crypto.randomUUID()}@exemple.fr`)).status);
  expect(toMany).toEqual([200, 200, 200, 200, 200, 200, 200, 422, 422]);

  const refused = await orderAsGuest(flood, `${crypto.randomUUID()}@exemple.fr`);
  expect(refused.body['hydra:description']).toMatch(/attendent leur paiement/);
  const other = await orderAsGuest(outsideClient(shop.url), `${crypto.randomUUID()}@exemple.fr`);
  expect(other.status).toBe(200);
  await expect.poll(() => mailsTo(flood, `${mailbox}+`)).toBe(3);
});
