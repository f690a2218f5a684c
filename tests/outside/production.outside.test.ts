import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataFolder, type DataFolder } from '../support/data-folder.ts';
import { outsideClient } from '../support/outside.ts';
import { ask } from '../support/raw-request.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { foreignShop, ownOnly } from './scope.ts';

const METRICS_TOKEN = 'figures-for-those-who-run-the-shop';
const production = {
  SHOP_ENV: 'production',
  SECRET: 'a-secret-of-our-own-with-enough-characters',
  SMTP_URL: 'smtp://localhost:9',
  PUBLIC_SCHEME: 'https',
  RELAY_NETWORK: 'none',
  LABEL_SERVICES: 'none',
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SELLER_NAME: 'Bons Repas SAS',
  SELLER_FORM: 'SAS au capital de 20 000 €',
  SELLER_STREET: '3 rue des Lilas',
  SELLER_POSTCODE: '69003',
  SELLER_CITY: 'Lyon',
  SELLER_SIREN: '123456782',
  SELLER_REGISTER: 'RCS Lyon 123 456 782',
  SELLER_VAT_NUMBER: 'FR00123456782',
  SELLER_MEDIATOR: 'Médiation des repas, 8 rue du Lac, 69003 Lyon, mediation.example.org',
  SUPPORT_EMAIL: 'bonjour@example.org',
  MAIL_FROM: 'Bons Repas <bonjour@example.org>',
  FR_HOST: 'www.example.org',
  BE_HOST: 'be.example.org',
  TRUSTED_PROXIES: '1',
  ALLOWED_HOSTS: 'localhost',
  METRICS_TOKEN,
};

let folder: DataFolder;
let shop: ShopProcess;

beforeAll(async () => {
  if (foreignShop) return;
  folder = await createDataFolder();
  shop = await startShopProcess({
    dataDir: folder.path,
    settings: Object.assign({ DATABASE_URL: folder.url }, production),
  });
});
afterAll(async () => {
  await shop?.stop();
  await folder?.remove();
});

test.skipIf(foreignShop)(
  `R-25 a production shop without content says so and what to do, and has no workbench${ownOnly}`,
  async () => {
    const { ask } = outsideClient(shop.url);
    const first = await ask('GET', '/');
    expect(first.status).toBe(200);
    const text = await first.text();
    expect(text).toContain('La boutique ouvre bientôt');
    expect(text).toContain('href="/gestion/"');
    for (const path of ['/_dev/', '/_dev/mail/', '/_dev/relays/'])
      expect([path, (await ask('GET', path)).status]).toEqual([path, 404]);
  },
);

test.skipIf(foreignShop)(`R-17 the figures are for whoever has the token${ownOnly}`, async () => {
  const { ask } = outsideClient(shop.url);
  expect((await ask('GET', '/metrics')).status).toBe(404);
  const wrong = { authorization: 'Bearer no' };
  expect((await ask('GET', '/metrics', { headers: wrong })).status).toBe(404);
  const right = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect((await ask('GET', '/metrics', { headers: right })).status).toBe(200);
});

test.skipIf(foreignShop)(
  `R-02 it answers to its own names alone, and a supervisor by its address${ownOnly}`,
  async () => {
    const { port } = new URL(shop.url);
    const status = async (host: string, path = '/') =>
      (await ask(path, { url: shop.url, headers: { host } })).status;
    expect(await status('www.example.org')).toBe(200);
    expect(await status(`BE.example.org:${port}`)).toBe(200);
    for (const host of ['example.org', `127.0.0.1:${port}`, 'www.example.org.evil.test'])
      expect([host, await status(host)]).toEqual([host, 421]);
    expect(await status(`127.0.0.1:${port}`, '/readyz')).toBe(200);
  },
);
