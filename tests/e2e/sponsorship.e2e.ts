import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { signUp } from '../support/prepared-order.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true, false])(
  'RTE-37 SPO-01 UIX-14 a customer shares a code, writes to two people and sees them, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({ javaScriptEnabled });
    const own = freshEmail();
    await signUp(page, own);
    await page.goto('/mon-compte/');
    await page.getByRole('main').getByRole('link', { name: 'Mes parrainages' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mes parrainages' }).waitFor();
    await page.getByText('Personne pour l’instant.').waitFor();
    const field = page.getByLabel('E-mails de vos proches');
    await field.fill(`a@ ${own}`);
    await press(page, 'Envoyer les invitations');
    await page.getByText('L’adresse e-mail n’est pas valide.').first().waitFor();
    expect(await field.inputValue()).toBe(`a@ ${own}`);
    await field.fill(own);
    await press(page, 'Envoyer les invitations');
    await page.getByText('C’est votre propre adresse.').first().waitFor();
    await field.fill(`${freshEmail()}, ${freshEmail()}`);
    await page.getByLabel('Votre mot').fill('Essaie, Biscuit adore.');
    await press(page, 'Envoyer les invitations');
    await page.getByText('Vos invitations sont parties.').first().waitFor();
    expect(await page.getByText('Invitation envoyée').count()).toBe(2);
    if (javaScriptEnabled) await expectAccessible(page);
    const link = await page.getByText(/\/parrainage\/[^/]+\//).innerText();
    await page.goto(new URL(link).pathname);
    await page.getByRole('heading', { level: 1, name: /vous offre 5,00.€/ }).waitFor();
    if (javaScriptEnabled) await expectAccessible(page);
    await page.getByRole('link', { name: 'Utiliser ce code' }).click();
    await page.waitForURL((url) => url.pathname === '/panier/' && url.search === '');
    await close();
  },
);

test('a code nobody shares is no page', async () => {
  const { page, close } = await visit();
  const answer = await page.request.get('/parrainage/PERSONNE-ABC/');
  expect(answer.status()).toBe(404);
  await close();
});
