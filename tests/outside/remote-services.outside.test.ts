import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCountingProxy } from '../support/counting-proxy.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { order, walkToCart, walkToSummary } from '../support/walk.ts';
import { shopData, shopUrl } from '../support/worker-shop.ts';
import { foreignShop, ownOnly } from './scope.ts';

const { visit } = plainShoppers();

let services: Awaited<ReturnType<typeof startCountingProxy>>;

let storefront: ShopProcess;

/** A second process that only shows pages; it reaches the services of the first over HTTP. */
beforeAll(async () => {
  if (foreignShop) return;
  services = await startCountingProxy(shopUrl());
  storefront = await startShopProcess({
    dataDir: shopData(),
    settings: {
      ROLE: 'web',
      SHOP_API_BASE: `${services.url}/api/v2`,
      CONTENT_BASE: `${services.url}/api`,
    },
  });
});

afterAll(async () => {
  await storefront?.stop();
  await services?.stop();
});

test.skipIf(foreignShop)(
  `the whole way again, with the services on another host${ownOnly}`,
  async () => {
    const { page, close } = await visit({
      baseURL: storefront.url,
      viewport: { width: 1280, height: 900 },
    });
    const nothing = async () => undefined;
    await walkToCart(page, nothing, { scripts: false });
    await walkToSummary(page, nothing, { scripts: false });
    expect(await order(page, nothing)).toMatch(/^\d{9}$/);
    await close();
    for (const call of [
      /^GET \/api\/b2c-home$/,
      /^GET \/api\/b2c-categories\//,
      /^GET \/api\/b2c-products\//,
      /^POST \/api\/v2\/shop\/orders$/,
      /^PATCH \/api\/v2\/shop\/orders\/\w+\/items$/,
      /^POST \/api\/v2\/shop\/customers$/,
      /^PUT \/api\/v2\/shop\/payment-requests\//,
    ])
      expect(
        services.requested.some((input) => call.test(input)),
        String(call),
      ).toBe(true);
  },
);
