import { expect } from 'vitest';
import type { Visit } from '../page-visit.ts';

export async function searchQuestions(visit: Visit, javaScriptEnabled: boolean): Promise<void> {
  const { page, close } = await visit({ javaScriptEnabled });
  await page.goto('/faq/');
  await page.getByLabel('Votre question').fill('decaler envoie');
  await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
  await page.waitForURL(/q=decaler/);
  await page.getByText('Puis-je sauter ou décaler un envoi').waitFor();
  await page.getByRole('link', { name: 'Paiement', exact: true }).click();
  await page.waitForURL(/\/faq\/paiement\//);
  await page.getByText('Quand suis-je débité').waitFor();
  expect(await page.getByText('Combien coûte la livraison').count()).toBe(0);
  await close();
}
