import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveAtGuestDetails, arriveAtGuestPayment } from '../support/arrive.ts';
import { countedHand, detailsShown, giveDetails } from '../support/guest.ts';
import { mailedPath } from '../support/mailed-path.ts';
import {
  freshEmail,
  giveCard,
  press,
  shoppers,
  stepShown,
  tokenIn,
  twin,
} from '../support/shopper.ts';

const { visit } = shoppers();

test('N-10 RTE-25 one bag is bought without an account in nine presses and nine typed fields; axe finds nothing', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  const { tap, type, made } = countedHand(page);
  await page.goto('/produits/croquettes-chien-adulte-poulet-patate-douce/');
  await tap(/^Ajouter au panier ·/);
  await page.getByText(/^Ajouté au panier/).waitFor();
  await tap(/^Panier, 1 article/, 'link');
  await tap(/^Commander ·/, 'link');
  await page.getByText('Votre commande vous attend.').waitFor();
  await expectAccessible(page);
  await tap('Commander sans compte', 'link');
  await detailsShown(page);
  await expectAccessible(page);
  await type('Votre e-mail', email);
  await type('Prénom', 'Camille');
  await type('Nom', 'Durand');
  await type('Code postal', '33000');
  // The only city of a postcode is written at once.
  await expect.poll(() => page.getByLabel('Ville').inputValue()).toBe('Bordeaux');
  await type('Numéro et rue', '5 quai Richelieu');
  await tap(/^Continuer/);
  await stepShown(page, 'livraison');
  await expectAccessible(page);
  await tap(/^Continuer/);
  await stepShown(page, 'paiement');
  expect(await page.getByLabel(/[Ee]nregistrer/).count()).toBe(0);
  await expectAccessible(page);
  const card = page.frameLocator('iframe') as unknown as typeof page;
  await type('Numéro de carte', '4242424242424242', card);
  await type(/expiration/, '08/29', card);
  await type('Cryptogramme', '123', card);
  await tap(/^Continuer/);
  await stepShown(page, 'recapitulatif');
  await page.getByText(email).first().waitFor();
  await expectAccessible(page);
  await tap(/J’ai lu/, 'checkbox');
  await tap(/^Commander et payer/);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await expectAccessible(page);
  expect(made.taps).toBeLessThanOrEqual(9);
  expect(made.fields).toBeLessThanOrEqual(9);

  const number = /\d{9}/.exec(await page.getByText(/Commande n° \d{9}/).innerText())?.[0] ?? '';
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page.getByRole('heading', { level: 1, name: `Commande n° ${number}` }).waitFor();
  await expectAccessible(page);
  const elsewhere = await visit();
  await elsewhere.page.goto(await mailedPath(page, number, email, 'suivi-de-commande'));
  await elsewhere.page.getByRole('heading', { level: 1, name: `Commande n° ${number}` }).waitFor();
  await elsewhere.close();
  await close();
});

test('N-10 RTE-25 one bag is bought with a wallet in five presses and nothing typed; axe finds nothing', async () => {
  const { page, close } = await visit();
  const { tap, made } = countedHand(page);
  await page.goto('/produits/croquettes-chien-adulte-poulet-patate-douce/');
  await tap('Commander tout de suite');
  await detailsShown(page);
  await page.getByRole('button', { name: 'Apple Pay' }).waitFor();
  await expectAccessible(page);
  await tap('Apple Pay');
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
  await sheet.waitFor();
  await expectAccessible(page);
  const paid = await sheet.getByRole('button', { name: /^Payer/ }).innerText();
  await tap(/^Payer/);
  await stepShown(page, 'recapitulatif');
  for (const text of [
    'camille.portefeuille@exemple.fr',
    '5 quai Richelieu',
    /Visa se terminant par 4242/,
  ])
    await page.getByText(text).first().waitFor();
  // The sheet said what the button says.
  const button = page.getByRole('button', { name: /^Commander et payer/ });
  expect(await button.innerText()).toBe(paid.replace('Payer', 'Commander et payer'));
  await tap(/J’ai lu/, 'checkbox');
  await tap(/^Commander et payer/);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  expect(made).toEqual({ taps: 5, fields: 0 });
  await close();
});

test('N-10 GEO-02 an address of a wallet that cannot be taken stands in the form, and what its sheet says follows the place', async () => {
  const { page, close } = await visit();
  await arriveAtGuestDetails(page);
  await press(page, 'Google Pay');
  const sheet = page.getByRole('dialog', { name: 'Google Pay' });
  const pay = sheet.getByRole('button', { name: /^Payer/ });
  const atHome = await pay.innerText();
  await sheet
    .getByLabel('Adresse de livraison')
    .selectOption({ label: '12 avenue de la Liberté, 1930 Luxembourg' });
  await expect.poll(() => pay.innerText()).not.toBe(atHome);
  await sheet
    .getByLabel('Adresse de livraison')
    .selectOption({ label: 'Adresse sans rue, 69003 Lyon' });
  await expect.poll(() => pay.innerText()).toBe(atHome);
  await pay.click();
  await page.locator('#billing-street[aria-invalid=true]').waitFor();
  expect(await page.getByLabel('Code postal').inputValue()).toBe('69003');
  expect(await page.getByLabel('Votre e-mail').inputValue()).toBe(
    'camille.portefeuille@exemple.fr',
  );
  await close();
});

test('N-10 FRM-02 pressed twice it orders once, going back leads to the confirmation, and an account begins with the same e-mail', async () => {
  const { page, close } = await visit();
  const email = await arriveAtGuestPayment(page);
  await giveCard(page, '4242424242424242');
  const token = tokenIn(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('sans-compte'))
      writes.push(request.url());
  });
  await page.getByLabel(/J’ai lu/).check();
  await page.getByRole('button', { name: /^Commander et payer/ }).dblclick();
  await page.waitForURL(/confirmation/);
  const number = await page.getByText(/Commande n° \d{9}/).innerText();
  await page.goBack();
  await page.waitForURL(/confirmation/);
  await page.getByText(number).waitFor();
  await page.goto(`/commande-sans-compte/${token}/?etape=paiement`);
  await page.waitForURL(/confirmation/);
  await page.getByText(number).waitFor();
  expect(writes).toHaveLength(1);
  await press(page, 'Créer mon compte');
  await page.getByRole('heading', { level: 1, name: 'Bienvenue chez Gamelle' }).waitFor();
  expect(await page.getByLabel('Votre e-mail').inputValue()).toBe(email);
  await close();
});

test('N-10 CHK-02 another tab of a guest is told while one acts on the same order', async () => {
  const { page, context, close } = await visit();
  await arriveAtGuestDetails(page);
  const other = await twin(context, page);
  await other.route(/\.data/, async (route) => {
    if (route.request().method() === 'POST')
      await page.getByRole('dialog', { name: /autre onglet/ }).waitFor();
    await route.continue();
  });
  await giveDetails(other);
  await page.getByRole('dialog', { name: /autre onglet/ }).waitFor({ state: 'hidden' });
  await close();
});
