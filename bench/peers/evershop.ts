import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../ask.ts';
import { type Peer, read } from './peer.ts';

const ADDRESS = {
  full_name: 'Camille Martin',
  telephone: '+33612345678',
  address_1: '12 rue des Lilas',
  city: 'Lyon',
  postcode: '69003',
  province: 'FR-69',
  country: 'FR',
};
const PRODUCT = `query ($id: ID) { product(id: $id) { productId uuid name sku url
  price { regular { value } } inventory { isInStock } } }`;
const PROBES = 24;

let calls = 0;
/** Another for each call: 120 in a minute is all that one may make. */
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

export const evershop: Peer = {
  name: 'evershop',
  fill: (products) => [
    ['fill.js', String(products)],
    ['cli.js', 'build'],
  ],
  serve: ['cli.js', 'start'],
  ready: '/',
  open: async ({ url }, home) => {
    const { method } = JSON.parse(readFileSync(join(home, 'store.json'), 'utf8'));
    const call = async (verb: string, path: string, body?: object) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() };
      const sent = body && JSON.stringify(body);
      const { status, text } = await ask(verb, `${url}/api${path}`, headers, sent);
      const { data, errors } = read(`${verb} ${path}`, status, text);
      if (errors) throw new Error(text.slice(0, 300));
      return data;
    };
    const item = (n: number) => ({ sku: `SKU${1 + (n % PROBES)}`, qty: 1 });
    const open = (n: number) => call('POST', '/carts', { items: [item(n)] });
    return {
      readProduct: async (n) => {
        const variables = { id: 1 + (n % PROBES) };
        const { product } = await call('POST', '/graphql', { query: PRODUCT, variables });
        if (!product) throw new Error(`no product ${variables.id}`);
      },
      cartFlow: async (n) => {
        const cart = await open(n);
        await call('POST', `/cart/${cart.cartId}/items`, item(n + 1));
        await call('PATCH', `/cart/${cart.cartId}/items/${cart.items[0].uuid}`, {
          action: 'increase',
          qty: 1,
        });
        const query = 'query ($id: String!) { cart(id: $id) { uuid items { sku qty } } }';
        const { cart: held } = await call('POST', '/graphql', {
          query,
          variables: { id: cart.cartId },
        });
        if (held.items.length !== 2) throw new Error('lost an item');
      },
      checkoutFlow: async (n) => {
        const { cartId } = await open(n);
        const path = `/carts/${cartId}`;
        await call('POST', `${path}/contacts`, { email: 'camille@example.org' });
        await call('POST', `${path}/addresses`, { type: 'shipping', address: ADDRESS });
        await call('POST', `${path}/addresses`, { type: 'billing', address: ADDRESS });
        await call('POST', `${path}/shippingMethods`, {
          provider_code: 'core',
          method_code: method,
        });
        await call('POST', `${path}/paymentMethods`, { method_code: 'cod' });
        await call('POST', '/orders', { cart_id: cartId });
      },
    };
  },
};
