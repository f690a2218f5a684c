import { expect, test } from 'vitest';
import { giveDetails, walkToGuestDetails } from '../support/guest.ts';
import { signInToOffice } from '../support/office-page.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { startAtPayment } from '../support/prepared-order.ts';
import { acceptAndOrder, freshEmail, giveCard } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('O-23 without scripts the team gives credit, its customer pays with it what they choose, and the card the rest', async () => {
  const email = freshEmail();
  const customer = await visit();
  await startAtPayment(customer.page, { email });

  const team = await visit();
  await signInToOffice(team.page, 'clients@gamelle.test');
  await team.page.goto(`/gestion/clients/?recherche=${encodeURIComponent(email)}`);
  await team.page.getByRole('rowheader').getByRole('link').first().click();
  await team.page.locator('summary', { hasText: 'Offrir un crédit' }).click();
  const gift = team.page.locator('form').filter({ hasText: 'Offrir ce crédit' });
  await gift.getByLabel('Montant en euros').fill('20,00');
  await gift.getByLabel('Motif', { exact: true }).fill('Colis arrivé en retard');
  await gift.getByRole('button', { name: 'Offrir ce crédit' }).click();
  await team.page.getByText('Le crédit est sur son compte').first().waitFor();
  await team.page.getByText('Colis arrivé en retard').first().waitFor();

  const { page } = customer;
  await page.reload();
  await page
    .getByText(/Vous avez 20,00.€ de crédit/)
    .first()
    .waitFor();
  // Nothing is taken by itself.
  await page.getByRole('button', { name: /^Utiliser 20,00/ }).click();
  await page
    .getByText(/20,00.€ seront réglés avec votre crédit/)
    .first()
    .waitFor();
  await giveCard(page, '4242424242424242', { scripts: false });
  await page.getByText('Réglé avec votre crédit').first().waitFor();
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await page.goto('/mon-compte/mon-credit/');
  await page.getByText('Vous n’avez pas de crédit pour l’instant.').first().waitFor();
  await page.getByText('Utilisé', { exact: true }).first().waitFor();
  await team.close();
  await customer.close();
});

test('O-23 without scripts who has no account pays with a voucher as far as it goes, and the card the rest', async () => {
  const email = freshEmail();
  const team = await visit();
  await signInToOffice(team.page, 'clients@gamelle.test');
  await team.page.goto('/gestion/clients/credits-et-bons/');
  await team.page.locator('summary', { hasText: 'Émettre un bon d’achat' }).click();
  const issue = team.page.locator('form').filter({ hasText: 'Émettre et envoyer' });
  await issue.getByLabel('Montant en euros').fill('10,00');
  await issue.getByLabel('Motif', { exact: true }).fill('Sac abîmé');
  await issue.getByLabel('Dernier jour').fill('2035-01-31');
  await issue.getByLabel('Envoyer le code à').fill(email);
  await issue.getByRole('button', { name: 'Émettre et envoyer' }).click();
  await team.page.getByText('Le bon d’achat est émis').first().waitFor();
  await team.page.getByText('Sac abîmé').first().waitFor();
  let code: string | undefined;
  const find = async () => {
    const list = await (await team.page.request.get('/_dev/mail/')).text();
    const line = list.split('<li>').find((one) => one.includes(email));
    const mail = line?.match(/\/_dev\/mail\/\d+\//)?.[0];
    const text = mail ? await (await team.page.request.get(`${mail}?text`)).text() : '';
    code = /BON(?:-[A-Z0-9]{4}){3}/.exec(text)?.[0];
    return code;
  };
  await expect.poll(find, { message: 'the mail with the code' }).toBeTruthy();
  await team.close();

  const { page, close } = await visit({ javaScriptEnabled: false });
  await walkToGuestDetails(page);
  await giveDetails(page, email);
  await page.locator('summary', { hasText: 'J’ai un bon d’achat' }).click();
  await page.getByLabel('Code du bon d’achat').fill('BON-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Utiliser ce bon d’achat' }).click();
  await page.getByText('Ce code n’est pas celui d’un bon d’achat').first().waitFor();
  await page.getByLabel('Code du bon d’achat').fill(code ?? '');
  await page.getByRole('button', { name: 'Utiliser ce bon d’achat' }).click();
  await page
    .getByText(/10,00.€ seront réglés avec votre bon d’achat/)
    .first()
    .waitFor();
  await giveCard(page, '4242424242424242', { scripts: false });
  await page.getByText('Réglé avec votre bon d’achat').first().waitFor();
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await close();
});
