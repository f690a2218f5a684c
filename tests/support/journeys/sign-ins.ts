import { expect } from 'vitest';
import { signIn } from '../account.ts';
import type { Visit } from '../page-visit.ts';
import { signUp } from '../prepared-order.ts';
import { freshEmail, press } from '../shopper.ts';

export async function endSignIns(visit: Visit): Promise<void> {
  const email = freshEmail();
  const phone = await visit();
  await signUp(phone.page, email);
  const desk = await visit();
  const { page } = desk;
  await page.goto('/connexion/');
  await signIn(page, email);
  await page.waitForURL('**/mon-compte/');
  await page.goto('/mon-compte/mes-informations-personnelles/');
  await page.getByRole('link', { name: 'Voir mes connexions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mes connexions' }).waitFor();
  const lines = page.getByRole('main').getByRole('listitem');
  expect(await lines.count()).toBe(2);
  expect(await lines.filter({ hasText: 'Cet appareil' }).count()).toBe(1);

  await press(page, /^Déconnecter Chrome/);
  await page.getByText('L’appareil est déconnecté.').first().waitFor();
  expect(await lines.count()).toBe(1);
  // The other browser is redirected to the sign-in, and back.
  await phone.page.goto('/mon-compte/mes-adresses/');
  await phone.page.getByRole('heading', { name: 'Connexion ou inscription' }).waitFor();
  await signIn(phone.page, email);
  await phone.page.waitForURL('**/mon-compte/mes-adresses/');

  await page.reload();
  await press(page, 'Déconnecter tous les appareils');
  await page.getByRole('heading', { name: 'Connexion ou inscription' }).waitFor();
  await phone.page.goto('/mon-compte/');
  await phone.page.getByRole('heading', { name: 'Connexion ou inscription' }).waitFor();
  await phone.close();
  await desk.close();
}
