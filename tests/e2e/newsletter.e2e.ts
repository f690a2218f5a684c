import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveBy } from '../support/arrive.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('CNT-11 CNT-13 GRD-25 PRV-06 a visitor subscribes to the newsletter where they are, with scripts; who leaves it can read how', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  await page.goto('/chien/');
  const band = page.getByRole('region', { name: 'Une lettre par mois au plus' });
  const field = band.getByLabel('E-mail pour la lettre');
  await field.fill('a@');
  await band.getByRole('button', { name: 'S’inscrire' }).click();
  await page.getByText('L’adresse e-mail n’est pas valide.').waitFor();
  expect(await field.inputValue()).toBe('a@');
  await field.fill(email);
  await band.getByRole('button', { name: 'S’inscrire' }).click();
  await page.getByText('Plus qu’un clic').waitFor();
  expect(new URL(page.url()).pathname).toBe('/chien/');
  await expectAccessible(page);

  const leaving = await arriveBy(page, async (plain) => {
    await plain.goto(
      await mailedPath(plain, 'Confirmez votre inscription', email, 'newsletter/confirmation'),
    );
    await press(plain, 'Confirmer mon inscription');
    return mailedPath(plain, 'Bienvenue dans la lettre', email, 'newsletter/desinscription');
  });
  await page.goto(leaving);
  await expectAccessible(page);
  await close();
});
