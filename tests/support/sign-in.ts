import { createHash } from 'node:crypto';
import type { TestShop } from './shop.ts';

const password = 'une gamelle pleine de croquettes';

/** Everybody has an address of their own: hundreds of people do not sign in from one. */
function addressOf(email: string): string {
  const [a, b, c] = createHash('sha256').update(email).digest();
  return `10.${a}.${b}.${c}`;
}

/** Registers a customer over the wire, signs in, and returns who it is and the bearer header. */
export async function signedIn(shop: TestShop, email = 'lea@example.org') {
  const query = '?channelCode=FR_WEB&locale=fr_FR';
  const from = { 'x-forwarded-for': addressOf(email) };
  const person = { firstName: 'Léa', lastName: 'Martin', email, password };
  await shop.request('POST', `/api/v2/shop/customers${query}`, person, from);
  const credentials = { email, password };
  const path = `/api/v2/shop/authentication-token${query}`;
  const answer = await (await shop.request('POST', path, credentials, from)).json();
  return {
    customer: answer.customer as string,
    cart: answer.cart as { tokenValue: string } | null,
    headers: { authorization: `Bearer ${answer.token}` },
  };
}
