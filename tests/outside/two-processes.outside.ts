import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { type OutsideClient, outsideClient } from '../support/outside.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { foreignShop, ownOnly } from './scope.ts';
import { api, LD, QUERY } from './shop-calls.ts';
import { signedInTeam } from './team.ts';

let folder: DataFolder;
let shops: ShopProcess[] = [];

beforeAll(async () => {
  if (foreignShop) return;
  folder = await createFilledFolder();
  const first = await startShopProcess({ dataDir: folder.path });
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
