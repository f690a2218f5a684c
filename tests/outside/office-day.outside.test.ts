import { expect, test } from 'vitest';
import { mailedPath } from '../support/mailed-path.ts';
import { signInToOffice } from '../support/office-page.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freshEmail, giveAddress, giveCard, walkToBilling } from '../support/shopper.ts';
import { subscribe } from '../support/subscription-journey.ts';
import { order } from '../support/walk.ts';

// Tasks of a day, each by the role whose work it is.
const { visit } = plainShoppers();

/** A card of the stand-in whose holder disputes what is taken from it. */
const DISPUTED = '4000000000000259';

/** Food for a cat of the demonstration, as whoever is on the telephone reads it out. */
const CAT_BAG = '10012802';

const monday = (): string => {
  const today = Temporal.Now.plainDateISO('Europe/Paris');
  return today.add({ days: 8 - today.dayOfWeek }).toString();
};

test('O-16 the shop’s manager decides a new carrier fee from Monday, reads first what it changes, and takes it back', async () => {
  const { page, close } = await visit();
  await signInToOffice(page, 'boutique@gamelle.test');
  await page.goto('/gestion/reglages/livraison/');
  await page
    .getByRole('link', { name: /^Changer .*France/ })
    .first()
    .click();
  const form = page.locator('form').filter({ hasText: 'Voir les conséquences' });
  await form.getByLabel('Tarif, en euros').fill('5,90');
  await form.getByLabel('À partir du').fill(monday());
  await form.getByRole('button', { name: 'Voir les conséquences' }).click();
  await page.getByText('Ce que cela changerait').first().waitFor();
  await page.getByRole('button', { name: 'Décider ce tarif' }).click();
  await page.getByText('Le tarif est décidé.').first().waitFor();
  await page.getByText('5,90').first().waitFor();
  // Taken back in two presses: the first one says what then holds.
  await page.locator('summary', { hasText: 'Retirer' }).first().click();
  await page.getByText('Le tarif d’aujourd’hui reste en vigueur').first().waitFor();
  await page
    .getByRole('button', { name: /^Retirer le tarif du/ })
    .first()
    .click();
  await page.getByText('Le tarif est retiré').first().waitFor();
  await close();
});

test('GRD-27 a colleague who leaves is out at once, wherever they were signed in, and what they did stays', async () => {
  const boss = await visit();
  await signInToOffice(boss.page, 'direction@gamelle.test');
  const email = freshEmail();
  const name = `Parti ${email}`;
  await boss.page.goto('/gestion/equipe/');
  const invite = boss.page.locator('form').filter({ hasText: 'Envoyer l’invitation' });
  await invite.getByLabel('Adresse e-mail').fill(email);
  await invite.getByLabel('Nom', { exact: true }).fill(name);
  await invite.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await boss.page.getByText('L’invitation est partie').first().waitFor();

  const colleague = await visit();
  const password = 'Quatre-gamelles-sur-un-muret';
  const link = await mailedPath(boss.page, 'Votre accès', email, 'gestion/mot-de-passe');
  await colleague.page.goto(link);
  await colleague.page.getByLabel('Nouveau mot de passe').fill(password);
  await colleague.page.getByRole('button', { name: 'Enregistrer' }).click();
  await colleague.page.getByLabel('Adresse e-mail').fill(email);
  await colleague.page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await colleague.page.getByRole('button', { name: 'Se connecter' }).click();
  await colleague.page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();

  await boss.page.goto('/gestion/equipe/');
  await boss.page.getByRole('link', { name }).click();
  await boss.page.locator('summary', { hasText: 'Mettre fin à l’accès' }).click();
  // Nothing ends by the first press: what it does is said.
  await boss.page.getByText('La personne est déconnectée partout').first().waitFor();
  await boss.page.getByRole('button', { name: /Mettre fin à l’accès/ }).click();
  await boss.page.getByText('Terminé').first().waitFor();

  await colleague.page.goto('/gestion/commandes/');
  expect(colleague.page.url()).toContain('/gestion/connexion/');
  await colleague.close();
  await boss.close();
});

test('O-22 customer care gives back one bag of an order that left, and reads the sum before it goes', async () => {
  const { page, close } = await visit();
  await signInToOffice(page, 'clients@gamelle.test');
  await page.goto('/gestion/commandes/?paiement=paid&envoi=shipped');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const form = page.locator('form').filter({ hasText: 'Calculer le remboursement' });
  await form
    .getByLabel(/^Quantité de « .* » à rembourser/)
    .first()
    .fill('1');
  await form.getByLabel('Motif', { exact: true }).fill('Sac percé');
  await form.getByRole('button', { name: 'Calculer le remboursement' }).click();
  const confirm = page.getByRole('button', { name: /^Rembourser/ });
  await confirm.waitFor();
  await confirm.click();
  await page.getByText('Sac percé').first().waitFor();
  await close();
});

test('O-11 customer care swaps an article of a subscription: reads what each delivery would cost, does it, and its customer is written to', async () => {
  const shopper = await visit();
  const code = await subscribe(shopper.page, { scripts: false });
  const { page, close } = await visit();
  await signInToOffice(page, 'clients@gamelle.test');
  await page.goto(`/gestion/abonnements/${code}/`);
  const lead = await page
    .getByText(/@exemple\.fr/)
    .first()
    .innerText();
  const email = /\S+@\S+/.exec(lead)?.[0] ?? '';
  await page.locator('summary', { hasText: 'Échanger un article' }).click();
  const form = page.locator('form').filter({ hasText: 'Article qui vient' });
  await form.getByLabel('Article qui vient').fill(CAT_BAG);
  await form.getByLabel('Quantité', { exact: true }).fill('1');
  await form.getByRole('button', { name: 'Voir ce que cela change' }).click();
  await page.getByText('Ce que cela changerait').first().waitFor();
  await page
    .getByText(/^Envoi du .* devient .* \([+−]/)
    .first()
    .waitFor();
  // Nothing is swapped by the first press.
  const lines = page.getByText(/^Article remplacé/);
  expect(await lines.count()).toBe(0);
  await page.getByRole('button', { name: 'Échanger et prévenir le client' }).click();
  await lines.first().waitFor();
  await close();

  const mail = await mailedPath(shopper.page, 'est remplacé', email, 'mon-compte');
  expect(mail).toContain(code);
  await shopper.page.goto(`/mon-compte/mes-abonnements/${code}/historique/`);
  await shopper.page.getByText('Produit remplacé').first().waitFor();
  await shopper.close();
});

test('O-01 a chargeback: half an order left, its bank takes the money back, the rest stays here, and accounting answers once', async () => {
  const shopper = await visit();
  await walkToBilling(shopper.page);
  await giveAddress(shopper.page);
  await giveCard(shopper.page, DISPUTED, { scripts: false });
  const number = await order(shopper.page, async () => undefined);
  await shopper.close();

  const packer = await visit();
  await signInToOffice(packer.page, 'logistique@gamelle.test');
  await packer.page.goto(`/gestion/commandes/${number}/`);
  const parcel = packer.page.locator('form').filter({ hasText: 'Numéros de suivi' });
  await parcel.getByLabel('Numéros de suivi').fill('LITIGE1');
  // One of two bags: what was held is taken whole, and its holder's bank disputes it.
  await parcel
    .getByLabel(/^Pièces de /)
    .first()
    .fill('1');
  await parcel.getByRole('button', { name: 'Noter l’envoi et prévenir le client' }).click();
  await expect
    .poll(async () => {
      await packer.page.goto(`/gestion/commandes/${number}/`);
      return packer.page.getByText('La commande est retenue').count();
    })
    .toBe(1);
  // The second bag does not leave.
  expect(await parcel.count()).toBe(0);
  await packer.close();

  const { page, close } = await visit();
  await signInToOffice(page, 'compta@gamelle.test');
  await page.goto('/gestion/commandes/?retenue=disputed');
  await page.getByRole('rowheader').getByRole('link', { name: number }).waitFor();
  await page.goto(`/gestion/commandes/${number}/contestation/`);
  await page.getByText('Attend vos preuves').waitFor();
  await page
    .getByText(/LITIGE1/)
    .first()
    .waitFor();
  const answer = page.locator('form').filter({ hasText: 'Ce que la banque lit' });
  await page.locator('summary', { hasText: 'Envoyer à la banque' }).click();
  await answer.getByLabel('Ce que la banque lit').fill('Un colis sur deux est remis.');
  await answer.getByRole('button', { name: 'Envoyer maintenant' }).click();
  await page.getByText('Les preuves sont parties').waitFor();
  await page.getByText('Examine vos preuves').waitFor();
  // The bank reads once: nothing is left to send.
  expect(await page.getByRole('button', { name: 'Envoyer maintenant' }).count()).toBe(0);
  await close();
});
