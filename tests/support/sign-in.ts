import type { TestShop } from './shop.ts';

const password = 'une gamelle pleine de croquettes';

/** Registers a customer over the wire, signs in, and returns who it is and the bearer header. */
export async function signedIn(shop: TestShop, email = 'lea@example.org') {
  const query = '?channelCode=FR_WEB&locale=fr_FR';
  await shop.request('POST', `/api/v2/shop/customers${query}`, {
    ...{ firstName: 'Léa', lastName: 'Martin', email, password },
  });
  const credentials = { email, password };
  const path = `/api/v2/shop/authentication-token${query}`;
  const answer = await (await shop.request('POST', path, credentials)).json();
  return {
    customer: answer.customer as string,
    cart: answer.cart as { tokenValue: string } | null,
    headers: { authorization: `Bearer ${answer.token}` },
  };
}
