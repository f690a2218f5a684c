import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { bytesHeld, INSPECTED } from '../support/inspected-process.ts';
import { type OutsideClient, outsideClient } from '../support/outside.ts';
import { ask } from '../support/raw-request.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { foreignShop, isFull, ownOnly, scaled } from './scope.ts';
import { api, LD, QUERY } from './shop-calls.ts';
import { signedInTeam } from './team.ts';

let folder: DataFolder;
let shops: ShopProcess[] = [];

beforeAll(async () => {
  if (foreignShop) return;
  folder = await createFilledFolder();
  // The first is looked into, under the bound its image has.
  const settings = { NODE_OPTIONS: `${INSPECTED} --max-old-space-size=256` };
  const first = await startShopProcess({ dataDir: folder.path, settings });
  const second = await startShopProcess({ dataDir: folder.path });
  shops = [first, second];
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await folder?.remove();
});

test.skipIf(foreignShop)(
  `a price changed at one process is read at the other, on its page too${ownOnly}`,
  async () => {
    const [one, other] = shops.map(({ url }) => outsideClient(url)) as [
      OutsideClient,
      OutsideClient,
    ];
    const token = await signedInTeam(one);
    const json = async (path: string) => (await other.ask('GET', path)).json();
    const pageText = async (path: string) =>
      (await (await other.ask('GET', path)).text()).replace(/[\s\u00a0\u202f]+/g, ' ');
    const [product] = (await json('/api/b2c-products?render=1&_q=saumon')).data;
    const { sku, slug, ProductVariants: variants } = product.attributes;
    const { sku: code, base_price: before } = variants[0];
    const cents = before + 7;
    const euros = (cents / 100).toFixed(2).replace('.', ',');
    expect(await pageText(`/produits/${slug}/`)).not.toContain(`${euros} €`);

    const changed = await one.ask('POST', `/api/v2/admin/product-variants/${code}/prices`, {
      body: JSON.stringify({ channels: ['FR_WEB'], cents, from: null, confirmed: true }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
    });
    expect(changed.status).toBe(204);

    const priceIn = async (path: string) => JSON.stringify(await json(path));
    await expect
      .poll(() => priceIn(`/api/b2c-products/sku-${sku}?render=1`))
      .toContain(`"base_price":${cents}`);
    expect((await json(`${api}/product-variants/${code}${QUERY}`)).price).toBe(cents);
    await expect.poll(() => pageText(`/produits/${slug}/`)).toContain(`${euros} €`);
  },
);

test.skipIf(foreignShop)(
  `a cart opened at one process is changed at the other, and read by both${ownOnly}`,
  async () => {
    const [one, other] = shops.map(({ url }) => outsideClient(url));
    const variants = await (await one?.ask('GET', `${api}/product-variants${QUERY}`))?.json();
    const sold = variants['hydra:member'].find(
      (variant: { inStock: boolean; price: number }) => variant.inStock && variant.price > 0,
    );
    const items = [{ productVariant: sold['@id'], quantity: 1 }];
    const opened = await one?.ask('POST', `${api}/orders${QUERY}`, {
      body: JSON.stringify({ items }),
      headers: LD,
    });
    const cart = await opened?.json();
    const path = `${api}/orders/${cart.tokenValue}`;
    await one?.ask('GET', path + QUERY);
    const added = await other?.ask('POST', `${path}/items${QUERY}`, {
      body: JSON.stringify(items[0]),
      headers: LD,
    });
    expect(added?.status).toBe(201);
    for (const shop of [one, other]) {
      const read = await (await shop?.ask('GET', path + QUERY))?.json();
      expect(read.items).toMatchObject([{ quantity: 2 }]);
    }
  },
);

const MEGABYTE = 1024 * 1024;
/** Nothing a server takes is longer. */
const LONG = 'x'.repeat(15_000);

/** One address for each way something may be kept; a few of them are pages that have to be made. */
const ANYTHING: readonly ((nth: number) => string)[] = [
  (nth) => `/faq/?z=${nth}${LONG}`,
  (nth) => `/api/v2/shop/locales?channelCode=FR_WEB&z=${nth}${LONG}`,
  (nth) => `/api/v2/shop/locales?channelCode=FR_WEB&page=${nth}`,
  (nth) => `/api/b2c-products?_q=${nth}${LONG}`,
  (nth) => `/api/b2c-products/sku-${nth}${LONG}`,
  (nth) => `/search/?q=${nth}${LONG}`,
  (nth) => `/api/v2/shop/orders/${nth}${LONG}?channelCode=FR_WEB`,
  (nth) => `/api/v2/shop/pickup-points?channelCode=FR_WEB&postcode=${nth}${LONG}`,
  (nth) => `/media/products/${nth}${LONG}`,
  (nth) => `/media/scenes/avatar-dog-${nth}.svg`,
  (nth) => `/images/tr:w-${nth}/${LONG}`,
  (nth) => `/assets/${nth}${LONG}`,
  (nth) => `/locales/${nth}${LONG}`,
  (nth) => `/campaigns/${nth}${LONG}`,
  (nth) => `/chien/?utm_source=${nth}${LONG}`,
  (nth) => `/chien/?_routes=${nth}`,
];
const MADE: readonly ((nth: number) => string)[] = [
  (nth) => `/rechercher/?q=${nth}`,
  (nth) => `/${nth}${LONG}/`,
  (nth) => `/faq/?q=${nth}`,
  (nth) => `/chien/_payload.json?${nth}=${LONG}`,
  (nth) => `/connexion/?redirect=${nth}${LONG}`,
  (nth) => `/panier/?z=${nth}${LONG}`,
];
/** One page has to be made among so many requests. */
const ONE_MADE_IN = 40;
const AT_ONCE = 16;

const addressOf = (nth: number): string => {
  const from = nth % ONE_MADE_IN === 0 ? MADE : ANYTHING;
  return from[Math.floor(nth / (from === MADE ? ONE_MADE_IN : 1)) % from.length]?.(nth) ?? '/';
};

test.skipIf(foreignShop)(
  `R-02 whatever addresses strangers ask for, a process keeps little of them${ownOnly}`,
  async () => {
    const [shop] = shops as [ShopProcess];
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    let turnedAway = 0;
    const play = async (from: number, to: number) => {
      let nth = from;
      const stranger = async () => {
        for (; nth < to; ) {
          nth += 1;
          const { status, headers } = await ask(addressOf(nth), { url: shop.url, agent });
          // A machine that is busy with other things may be too slow for a moment; it says so.
          if (status === 503 && headers['retry-after']) turnedAway += 1;
          else if (status >= 500) throw new Error(`${addressOf(nth).slice(0, 60)}: ${status}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, stranger));
    };
    const warm = scaled(8000, 400);
    await play(0, warm);
    const before = await bytesHeld(shop);
    await play(warm, warm + scaled(100_000, 2000));
    const more = (await bytesHeld(shop)) - before;
    agent.destroy();
    if (isFull)
      console.log(`R-02: ${(more / MEGABYTE).toFixed(1)} MB more, ${turnedAway} turned away`);
    expect(turnedAway).toBeLessThan(100);
    expect(more / MEGABYTE).toBeLessThan(30);
    expect(shop.isRunning()).toBe(true);
  },
  isFull ? 3_600_000 : undefined,
);
