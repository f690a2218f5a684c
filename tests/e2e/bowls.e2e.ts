import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { signIn } from '../support/account.ts';
import { REMINDED } from '../support/delivery-links.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { type RemindedShop, remindedShop, SHOPPER } from '../support/reminded-folder.ts';
import { press, shoppers } from '../support/shopper.ts';
import { SUBSCRIPTIONS, titled } from '../support/subscription-journey.ts';

const { visit } = shoppers();
const plain = plainShoppers();
const viewport = { width: 390, height: 844 };

// A shop of its own: what is left is answered in it, and links are written into it.
let reminded: RemindedShop;
let moka: string;
beforeAll(async () => {
  reminded = await remindedShop();
  moka = await reminded.feed();
});
afterAll(() => reminded?.close());

const runsOut = async () => (await reminded.read()).items[0].runsOut.likely;

test('N-01 from the mail what is left is said in two taps, without scripts; afterwards it is said already', async () => {
  const before = await reminded.read();
  const { page, close } = await plain.visit({ baseURL: reminded.shop.url, viewport });
  // The first tap is on « Il en reste un quart » in the mail.
  let taps = 1;
  const link = `${reminded.links.left}?reste=25`;
  for (let time = 0; time < 3; time += 1) await page.goto(link);
  await page.getByRole('heading', { level: 1, name: /Que reste-t-il/ }).waitFor();
  expect(await page.getByRole('slider').inputValue()).toBe('25');
  expect((await reminded.read()).items).toEqual(before.items);
  await press(page, 'Enregistrer ma réponse');
  taps += 1;
  await page.getByRole('heading', { level: 1, name: 'C’est fait' }).waitFor();
  await page.getByText(/il devrait en rester jusqu’au/).waitFor();
  expect(taps).toBeLessThanOrEqual(2);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'C’est déjà fait' }).waitFor();
  const after = await reminded.read();
  expect(after.items[0].runsOut.likely < before.items[0].runsOut.likely).toBe(true);
  const { version, nextShippingDate } = before;
  expect(after).toMatchObject({ version, nextShippingDate });
  await close();
});

test('S-24 N-02 from the mail, a delivery is a week later after two taps, without scripts', async () => {
  const { nextShippingDate: before } = await reminded.read();
  const looked = await visit({ baseURL: reminded.shop.url, viewport });
  await looked.page.goto(reminded.links.postpone);
  await expectAccessible(looked.page);
  await looked.close();
  const { page, close } = await plain.visit({ baseURL: reminded.shop.url, viewport });
  // The first tap is on the link in the mail.
  let taps = 1;
  await page.goto(reminded.links.postpone);
  await page.getByRole('heading', { level: 1, name: /Décaler cet envoi/ }).waitFor();
  await page.getByRole('button', { name: 'Décaler d’une semaine' }).click();
  taps += 1;
  await page.getByRole('heading', { level: 1, name: 'C’est fait' }).waitFor();
  expect(taps).toBeLessThanOrEqual(2);
  expect((await reminded.read()).nextShippingDate > before).toBe(true);
  await close();
});

test('N-01 on a telephone an amount is slid or typed, and a better date is taken with one more tap', async () => {
  const { page, close } = await visit({ baseURL: reminded.shop.url, viewport });
  await page.goto(`${SUBSCRIPTIONS}${REMINDED}/`);
  await signIn(page, SHOPPER.email, SHOPPER.password);
  const block = page.getByRole('heading', { name: 'Ce qu’il reste à la maison' });
  await block.waitFor();
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.getByText('Il n’en reste plus').waitFor();
  for (let mark = 0; mark < 2; mark += 1) await page.keyboard.press('ArrowRight');
  await page.getByText(/^10\s%, environ/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Enregistrer ce qu’il reste/ }).click();
  await page.getByText('Merci, c’est noté.').first().waitFor();
  const emptier = await runsOut();

  await page.getByText(/^Vous l’avez pesé/).click();
  const kilos = page.getByLabel(/^Poids restant/);
  await kilos.fill('beaucoup');
  await page.getByRole('button', { name: /^Enregistrer le poids/ }).click();
  await page
    .getByText(/n’est pas valide/)
    .first()
    .waitFor();
  await kilos.fill('0,4');
  await page.getByRole('button', { name: /^Enregistrer le poids/ }).click();
  await page.getByText('Merci, c’est noté.').first().waitFor();
  expect((await runsOut()) <= emptier).toBe(true);

  const { proposedDate, nextShippingDate } = await reminded.read();
  expect(proposedDate).not.toBeNull();
  expect(proposedDate).not.toBe(nextShippingDate);
  await page.getByText('Départ proposé').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Choisir le/ }).click();
  await page
    .getByText(/^C’est noté.*votre prochain envoi part le/)
    .first()
    .waitFor();
  expect(await reminded.read()).toMatchObject({
    nextShippingDate: proposedDate,
    proposedDate: null,
  });
  await close();
});

test('N-04 N-14 on a telephone what a life event proposes is taken in one tap, undone in one, and told to the household', async () => {
  const before = await reminded.read();
  const { page, close } = await visit({ baseURL: reminded.shop.url, viewport });
  await page.goto(`${SUBSCRIPTIONS}${REMINDED}/`);
  await signIn(page, SHOPPER.email, SHOPPER.password);
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    await press(page, name);
    taps += 1;
  };
  await page.getByRole('heading', { name: 'Une stérilisation, une autre gamelle' }).waitFor();
  await expectAccessible(page);
  await tap(/^Passer à cette gamelle/);
  await page.getByText('Modification enregistrée.').first().waitFor();
  expect(taps).toBe(1);
  // 280 g a day of 12 kg: what is proposed comes as often as it is eaten.
  expect((await reminded.read()).frequency.code).toBe(42);
  await tap('Annuler');
  await page
    .getByText(/^Modification annulée/)
    .first()
    .waitFor();
  expect(taps).toBe(2);
  expect((await reminded.read()).frequency).toEqual(before.frequency);
  await page.goto('/mon-compte/foyer/');
  const log = page.getByRole('heading', { name: 'Le journal du foyer' }).locator('..');
  await log.getByText('Basile · Date d’envoi · annulé').waitFor();
  await log.getByText('Camille · Fréquence · annulé').waitFor();
  await expectAccessible(page);
  await close();
});

test('N-04 after a new weight the rhythm of the new ration stands beside the old, is taken with one press and undone with one', async () => {
  await reminded.weigh(38);
  const before = await reminded.read();
  const { page, close } = await visit({ baseURL: reminded.shop.url, viewport });
  const profile = `/mon-compte/mes-animaux/${moka.split('/').at(-1)}/`;
  await page.goto(profile);
  await signIn(page, SHOPPER.email, SHOPPER.password);
  await page.getByText('Son poids a changé').waitFor();
  await page.getByRole('rowheader', { name: 'Fréquence' }).waitFor();
  await page.getByRole('heading', { name: 'Vos six prochains envois' }).waitFor();
  await expectAccessible(page);
  const { version, frequency } = await reminded.read();
  expect({ version, frequency }).toEqual({
    version: before.version,
    frequency: before.frequency,
  });

  await page.getByRole('button', { name: /^Passer à une livraison/ }).click();
  await page.getByText('Modification enregistrée.').first().waitFor();
  expect((await reminded.read()).frequency.code).toBeLessThan(before.frequency.code);
  await press(page, 'Annuler');
  await page
    .getByText(/^Modification annulée/)
    .first()
    .waitFor();
  const undone = await reminded.read();
  expect(undone.frequency).toEqual(before.frequency);
  expect(undone.nextShippingDate).toBe(before.nextShippingDate);
  await close();
});

test('N-02 PAY-03 from the mail, a delivery whose payment failed is paid without a sign-in, once', async () => {
  const path = await reminded.failPayment('insufficient_funds');
  const { page, close } = await visit({ baseURL: reminded.shop.url, viewport });
  await page.goto(path);
  await titled(page, 'Payer votre envoi');
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
  // The bank's answer may come to the shop before its payer does: the page they return to says the same then.
  await page.reload();
  await titled(page, 'Merci, c’est payé');
  await page.goto(path);
  await titled(page, 'C’est déjà payé');
  await close();
});
