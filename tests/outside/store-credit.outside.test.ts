import { test } from 'vitest';
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
