import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';
import {
  acceptAndOrder,
  freshEmail,
  giveAddress,
  giveCard,
  press,
  walkToBilling,
} from '../support/shopper.ts';
import { SUBSCRIPTIONS, titled } from '../support/subscription-journey.ts';
import { shopDatabase } from '../support/worker-shop.ts';
import { foreignShop, ownOnly } from './scope.ts';

const { visit } = plainShoppers();
let database: pg.Client;

/** The jobs of the shop come as far as writing a subscription, and wait there. */
beforeAll(async () => {
  if (foreignShop) return;
  database = new pg.Client({ connectionString: shopDatabase() });
  await database.connect();
  await database.query('begin');
  await database.query('lock table subscriptions in share row exclusive mode');
});
afterAll(() => database?.end());

test.skipIf(foreignShop)(
  `S-21 straight after an order its subscription is said to be on its way, while no job has started it${ownOnly}`,
  async () => {
    const { page, close } = await visit();
    await walkToBilling(page, freshEmail(), async (cart) => {
      await cart.getByLabel('Fréquence').selectOption('42');
      await press(cart, 'Mettre à jour');
    });
    await giveAddress(page);
    await giveCard(page, '4242424242424242', { scripts: false });
    await acceptAndOrder(page);
    await titled(page, /^Merci Camille/);
    await page.goto(SUBSCRIPTIONS);
    await titled(page, 'Votre abonnement est en cours de création');
    await database.query('commit');
    await expect
      .poll(async () => {
        await page.goto(SUBSCRIPTIONS);
        return page.getByRole('main').innerText();
      })
      .toMatch(/AB-\d+/);
    await close();
  },
);
