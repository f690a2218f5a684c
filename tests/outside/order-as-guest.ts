import type { OutsideClient } from '../support/outside.ts';
import { QUERY } from './shop-calls.ts';

/** A bag of dry food that is in stock. */
export const BAG = '10012102';

const address = {
  firstName: 'Rose',
  lastName: 'Petit',
  street: '4 rue du Port',
  postcode: '69002',
  city: 'Lyon',
  countryCode: 'FR',
  phoneNumber: '+33600000001',
};

/** The calls of a guest, or of whoever the headers name, from an empty cart to an order; answers the last one. */
export async function orderAsGuest(
  { ask }: Pick<OutsideClient, 'ask'>,
  email: string,
  method = 'bank_transfer',
  headers: object = {},
) {
  const call = async (verb: string, path: string, body: object) => {
    const type = verb === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
    const answer = await ask(verb, `/api/v2/shop/orders${path}${QUERY}`, {
      headers: { 'content-type': type, accept: 'application/ld+json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const { tokenValue } = (await call('POST', '', {})).body;
  await call('PATCH', `/${tokenValue}/items`, { productVariant: BAG, quantity: 1 });
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
