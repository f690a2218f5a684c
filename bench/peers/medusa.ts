import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../ask.ts';
import { type Peer, read } from './peer.ts';

const ADDRESS = {
  first_name: 'Camille',
  last_name: 'Martin',
  address_1: '12 rue des Lilas',
  postal_code: '69003',
  city: 'Lyon',
  country_code: 'fr',
  phone: '+33612345678',
};
const CLI = 'node_modules/@medusajs/cli/cli.js';

export const medusa: Peer = {
  name: 'medusa',
  fill: (products) => [
    [CLI, 'db:migrate'],
    [CLI, 'exec', './seed.js', String(products)],
  ],
  serve: [CLI, 'start'],
  ready: '/health',
  open: async ({ url }, home) => {
    const { key, region } = JSON.parse(readFileSync(join(home, 'store.json'), 'utf8'));
    const headers = { 'x-publishable-api-key': key, 'content-type': 'application/json' };
    const call = async (method: string, path: string, body?: object) => {
      const sent = body && JSON.stringify(body);
      const { status, text } = await ask(method, `${url}/store${path}`, headers, sent);
      return read(`${method} ${path}`, status, text);
    };
    const { products } = await call('GET', `/products?limit=24&region_id=${region}`);
    const nth = (n: number) => products[n % products.length];
    const item = (n: number) => ({ variant_id: nth(n).variants[0].id, quantity: 1 });
    return {
      readProduct: (n) => call('GET', `/products/${nth(n).id}?region_id=${region}`),
      cartFlow: async (n) => {
        const opened = await call('POST', '/carts', { region_id: region, items: [item(n)] });
        const path = `/carts/${opened.cart.id}`;
        await call('POST', `${path}/line-items`, item(n + 1));
        await call('POST', `${path}/line-items/${opened.cart.items[0].id}`, { quantity: 2 });
        await call('GET', path);
      },
      checkoutFlow: async (n) => {
        const opened = await call('POST', '/carts', { region_id: region, items: [item(n)] });
        const cart_id = opened.cart.id;
        const addresses = { shipping_address: ADDRESS, billing_address: ADDRESS };
        const email = 'camille@example.org';
        await call('POST', `/carts/${cart_id}`, { email, ...addresses });
        const { shipping_options } = await call('GET', `/shipping-options?cart_id=${cart_id}`);
        const option_id = shipping_options[0].id;
        await call('POST', `/carts/${cart_id}/shipping-methods`, { option_id });
        const { payment_collection } = await call('POST', '/payment-collections', { cart_id });
        await call('POST', `/payment-collections/${payment_collection.id}/payment-sessions`, {
          provider_id: 'pp_system_default',
        });
        const placed = await call('POST', `/carts/${cart_id}/complete`, {});
        if (placed.type !== 'order') throw new Error(JSON.stringify(placed).slice(0, 300));
      },
    };
  },
};
