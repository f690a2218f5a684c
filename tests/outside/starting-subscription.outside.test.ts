import { afterAll, beforeAll, test } from 'vitest';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import {
  acceptAndOrder,
  freshEmail,
  giveAddress,
  giveCard,
  press,
  walkToBilling,
} from '../support/shopper.ts';
import { SUBSCRIPTIONS, titled } from '../support/subscription-journey.ts';
import { foreignShop, ownOnly } from './scope.ts';

const { visit } = plainShoppers();
let folder: DataFolder;
let shop: ShopProcess;

/** A shop whose pages are served and whose jobs rest. */
beforeAll(async () => {
  if (foreignShop) return;
  folder = await createFilledFolder();
  shop = await startShopProcess({ dataDir: folder.path, settings: { ROLE: 'web' } });
});
afterAll(async () => {
  await shop?.stop();
  await folder?.remove();
});

test.skipIf(foreignShop)(
  `S-21 straight after an order its subscription is said to be on its way, with no job running${ownOnly}`,
  async () => {
    const { page, close } = await visit({ baseURL: shop.url });
    await walkToBilling(page, freshEmail(), async (cart) => {
      await cart.getByLabel('Rythme').selectOption('42');
      await press(cart, 'Mettre à jour');
    });
    await giveAddress(page);
    await giveCard(page, '4242424242424242', { scripts: false });
    await acceptAndOrder(page);
    await titled(page, /^Merci Camille/);
    await page.goto(SUBSCRIPTIONS);
    await titled(page, 'Votre abonnement est en cours de création');
    await close();
  },
);
