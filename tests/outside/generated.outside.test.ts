import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Actor } from '../http/actors.ts';
import { complaint } from '../http/answers.ts';
import type { FixtureIds } from '../http/fixture-ids.ts';
import type { Operation } from '../http/operations.ts';
import { requestsFor } from '../http/requests.ts';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { type OutsideClient, outsideClient } from '../support/outside.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { outsidePerson } from './person.ts';
import { publishedOperations } from './published.ts';
import { foreignShop, ownOnly, scaled } from './scope.ts';
import { api, LD, QUERY } from './shop-calls.ts';
import { signedInTeam } from './team.ts';

/** Of each operation: none is left to luck. */
const EACH = scaled(60, 1);

/** End the sign-in the others are asked with, or the account. */
const ENDS = /^(signOutAdministrator|endEverySignIn|endSignIn|executeDeletion|requestDeletion)$/;

const TOO_LONG = 431;

let folder: DataFolder;
let shop: ShopProcess;

beforeAll(async () => {
  if (foreignShop) return;
  // What is generated changes prices, texts and the team: this shop is thrown away.
  folder = await createFilledFolder();
  shop = await startShopProcess({ dataDir: folder.path });
});
afterAll(async () => {
  await shop?.stop();
  await folder?.remove();
});

interface Named {
  '@id': string;
  code: string;
}
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What everybody can read of the catalogue, as names in addresses. */
async function publicNames({ ask }: OutsideClient): Promise<FixtureIds> {
  const codes = async (path: string) => {
    const answer = await (await ask('GET', `${api}/${path}${QUERY}&itemsPerPage=100`)).json();
    return answer['hydra:member'].map((one: Named) => lastOf(one['@id'])) as string[];
  };
  const slugs = async (path: string) => {
    const answer = await (await ask('GET', `/api/${path}?pagination[pageSize]=100`)).json();
    return answer.data.map((one: { attributes: { slug: string } }) => one.attributes.slug);
  };
  const products = await codes('products');
  return {
    channels: ['FR_WEB', 'BE_WEB'],
    countries: ['FR', 'BE'],
    locales: ['fr_FR'],
    currencies: ['EUR'],
    products,
    'product-variants': await codes('product-variants'),
    taxons: await codes('taxons'),
    'products-by-slug': await slugs('b2c-products'),
    'b2c-products': products.map((sku) => `sku-${sku}`),
    'b2c-pages': await slugs('b2c-pages'),
    'b2c-faqs': await slugs('b2c-faqs'),
    'b2c-shops': await slugs('b2c-shops'),
    'animal-types': ['1', '2'],
    'animal-breeds': ['1', '2'],
  };
}

/** Somebody with a cart and an address; and somebody of the team. */
async function actors(client: OutsideClient): Promise<Record<Operation['surface'], Actor>> {
  const person = await outsidePerson(client.url);
  const names = await publicNames(client);
  const send = async (path: string, body: object) =>
    (
      await person.ask('POST', `${api}${path}${QUERY}`, {
        body: JSON.stringify(body),
        headers: { ...LD, ...person.bearer },
      })
    ).json();
  const [variant = ''] = names['product-variants'] ?? [];
  const order = await send('/orders', { items: [{ productVariant: variant, quantity: 1 }] });
  const item = String(order.items[0].id);
  const ids: FixtureIds = {
    ...names,
    orders: [order.tokenValue],
    items: [item],
    'order-items': [item],
    shipments: [String(order.shipments[0]?.id ?? 0)],
    payments: [String(order.payments[0]?.id ?? 0)],
    customers: [lastOf(person.customer)],
  };
  const token = person.bearer.authorization.slice('Bearer '.length);
  const shopper: Actor = { token, ids, order, email: person.email, refreshToken: 'unknown' };
  const team: Actor = {
    ...shopper,
    token: await signedInTeam(client),
    ids: {
      ...ids,
      promotions: ['bienvenue'],
      entries: ['1', '2', '9'],
      versions: ['1'],
      categories: ['1', '2'],
      orders: ['000000001', '1'],
    },
  };
  return {
    shop: shopper,
    content: shopper,
    search: shopper,
    images: shopper,
    campaigns: shopper,
    admin: team,
  };
}

test.skipIf(foreignShop)(
  `API-36 ${EACH} generated requests of each operation over a socket: no failure, no answer outside its shape${ownOnly}`,
  async () => {
    const client = outsideClient(shop.url);
    const operations = (await publishedOperations(client)).filter(({ name }) => !ENDS.test(name));
    const who = await actors(client);
    for (const [nth, operation] of operations.entries())
      await fc.assert(
        fc.asyncProperty(requestsFor(operation, who[operation.surface]), async (generated) => {
          const { method, url, headers, body } = generated;
          // As the client makes it: a header with a character no client would send is its own refusal.
          const request = new Request(new URL(url, shop.url), { method, headers, body });
          const answer = await fetch(request.clone(), { redirect: 'manual' });
          // Node.js reads no more than so many bytes of address and headers, and says so by itself.
          if (answer.status === TOO_LONG) return;
          const wrong = await complaint(operation, request, answer);
          const shown = JSON.stringify(generated).slice(0, 2000);
          expect(wrong, `${operation.name}: ${shown}`).toBeNull();
        }),
        { numRuns: EACH, seed: inject('seed') + nth, endOnFailure: true },
      );
    expect((await client.ask('GET', '/readyz')).status).toBe(200);
  },
  1_800_000,
);
