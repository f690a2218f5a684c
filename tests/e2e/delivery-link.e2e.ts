import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { type RemindedShop, remindedShop } from '../support/reminded-folder.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

// A shop of its own: its clock goes to the day of the reminder.
let reminded: RemindedShop;
beforeAll(async () => {
  reminded = await remindedShop();
});
afterAll(() => reminded?.close());

test('S-24 N-02 from the mail, a delivery is a week later after two taps, without scripts', async () => {
  const { mail } = await reminded.findReminder();
  const { nextShippingDate: before } = await reminded.read();
  const viewport = { width: 390, height: 844 };
  const { page, close } = await visit({
    baseURL: reminded.shop.url,
    viewport,
    javaScriptEnabled: false,
  });
  await page.goto(mail);
  let taps = 0;
  const link = page.getByRole('link', { name: 'Décaler d’une semaine' });
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  // A tap on the link; the mail names the shop by the host customers know.
  await page.goto(pathname);
  taps += 1;
  await page.getByRole('heading', { level: 1, name: /Décaler cette livraison/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Décaler d’une semaine' }).click();
  taps += 1;
  await page.getByRole('heading', { level: 1, name: 'C’est fait' }).waitFor();
  expect(taps).toBeLessThanOrEqual(2);
  expect((await reminded.read()).nextShippingDate > before).toBe(true);
  await close();
});
