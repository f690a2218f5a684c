import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { type RemindedShop, remindedShop } from '../support/reminded-folder.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

// A shop of its own: a link is written into it.
let reminded: RemindedShop;
beforeAll(async () => {
  reminded = await remindedShop();
});
afterAll(() => reminded?.close());

test('S-24 N-02 from the mail, a delivery is a week later after two taps, without scripts', async () => {
  const { nextShippingDate: before } = await reminded.read();
  const viewport = { width: 390, height: 844 };
  const looked = await visit({ baseURL: reminded.shop.url, viewport });
  await looked.page.goto(reminded.links.postpone);
  await expectAccessible(looked.page);
  await looked.close();
  const { page, close } = await visit({
    baseURL: reminded.shop.url,
    viewport,
    javaScriptEnabled: false,
  });
  // The first tap is on the link in the mail.
  let taps = 1;
  await page.goto(reminded.links.postpone);
  await page.getByRole('heading', { level: 1, name: /Décaler cette livraison/ }).waitFor();
  await page.getByRole('button', { name: 'Décaler d’une semaine' }).click();
  taps += 1;
  await page.getByRole('heading', { level: 1, name: 'C’est fait' }).waitFor();
  expect(taps).toBeLessThanOrEqual(2);
  expect((await reminded.read()).nextShippingDate > before).toBe(true);
  await close();
});
