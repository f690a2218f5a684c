import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { signInToOffice } from '../support/office-page.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('GRD-27 the team signs in, finds an order, cancels it, and the journal says who did', async () => {
  const { page, close } = await visit();
  await signInToOffice(page, 'direction@gamelle.test');
  await expectAccessible(page);
  await page.goto(
    '/gestion/commandes/?recherche=joris.demo@gamelle.test&paiement=awaiting_payment',
  );
  const link = page.getByRole('rowheader').getByRole('link').first();
  const number = (await link.innerText()).trim();
  await link.click();
  await page.getByRole('heading', { level: 1, name: `Commande ${number}` }).waitFor();
  // O-02: the first press shows what would happen, the second one does it.
  await page.locator('summary', { hasText: 'Annuler la commande' }).click();
  await page.getByText('Une commande annulée ne se rétablit pas.').waitFor();
  await press(page, 'Annuler la commande');
  await page.getByText('Annulée', { exact: true }).first().waitFor();
  await page.goto(`/gestion/journal/?objet=${number}`);
  const line = page.getByRole('row').filter({ hasText: 'Commande annulée' });
  await expect.poll(() => line.innerText()).toContain('Inès Démonstration');
  await expectAccessible(page);
  await page.goto('/gestion/equipe/');
  await page.getByRole('heading', { level: 1, name: 'Équipe' }).waitFor();
  await expectAccessible(page);
  await close();
});
