import { expect, test } from 'vitest';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('CNT-08 CNT-09 UIX-13 questions are searched, chosen by theme, opened and closed by click and by keyboard', async () => {
  const { page, close } = await visit();
  await page.goto('/faq/');
  await page.getByLabel('Votre question').fill('decaler envoie');
  await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
  await page.getByText('Puis-je sauter ou décaler un envoi').waitFor();
  const themes = page.getByRole('navigation', { name: 'Thèmes' });
  await themes.getByRole('link', { name: 'Livraison' }).click();
  await page.waitForURL(/\/faq\/livraison\//);
  const question = page.locator('details', { hasText: 'Combien coûte la livraison' });
  const answer = question.getByText(/À domicile/);
  await expect.poll(() => answer.isVisible()).toBe(false);
  await question.locator('summary').click();
  await expect.poll(() => answer.isVisible()).toBe(true);
  await question.locator('summary').press('Enter');
  await expect.poll(() => answer.isVisible()).toBe(false);
  await close();
});
