import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { type RemindedShop, remindedShop } from '../support/reminded-folder.ts';
import { press, shoppers } from '../support/shopper.ts';
import { titled } from '../support/subscription-journey.ts';

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

test('N-02 PAY-03 from the mail, a delivery whose payment failed is paid without a sign-in, once', async () => {
  const path = await reminded.failPayment('insufficient_funds');
  const viewport = { width: 390, height: 844 };
  const { page, close } = await visit({ baseURL: reminded.shop.url, viewport });
  await page.goto(path);
  await titled(page, 'Payer votre livraison');
  await expectAccessible(page);
  expect(await page.getByRole('main').innerText()).not.toMatch(/Lilas|69003|Durand/);
  await press(page, 'Payer avec une autre carte');
  const card = page.frameLocator('iframe');
  await card.getByLabel('Numéro de carte').fill('4000 0000 0000 3220');
  await card.getByLabel(/expiration/).fill('08/29');
  await card.getByLabel('Cryptogramme').fill('123');
  await expectAccessible(page);
  await press(page, /^Commander et payer/);
  await press(page, 'Confirmer le paiement');
  await titled(page, 'Merci, c’est payé');
  await expectAccessible(page);
  await page.goto(path);
  await titled(page, 'C’est déjà payé');
  await close();
});
