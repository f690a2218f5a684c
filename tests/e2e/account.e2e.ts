import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveBy, arriveSignedIn } from '../support/arrive.ts';
import { order, PERSONAL_DATA } from '../support/journeys/account.ts';
import { listens } from '../support/listens.ts';
import { freshEmail, PASSWORD, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const LOOKED_AT = [
  'Mes commandes',
  'Mes informations personnelles',
  'Mes adresses',
  'Mes données',
  'Mes parrainages',
];

test('A11Y-01 ACC-01 ORD-01 ORD-02 RTE-37 SPO-01 UIX-14 the pages of the account can be read by all, of who has ordered and invited', async () => {
  const { page, close } = await visit();
  await arriveBy(page, async (plain) => {
    await order(plain);
    await plain.goto('/mon-compte/mes-parrainages/');
    await plain.getByLabel('E-mails de vos proches').fill(`${freshEmail()}, ${freshEmail()}`);
    await press(plain, 'Envoyer les invitations');
  });
  await page.goto('/mon-compte/');
  await page.getByRole('heading', { level: 1, name: 'Bonjour Camille' }).waitFor();
  await expectAccessible(page);
  for (const name of LOOKED_AT) {
    await page.getByRole('main').getByRole('link', { name }).locator('visible=true').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Bonjour Camille' }).waitFor();
  }
  await page.goto('/mon-compte/mes-parrainages/');
  const link = await page.getByText(/\/parrainage\/[^/]+\//).innerText();
  await page.goto(new URL(link).pathname);
  await page.getByRole('heading', { level: 1, name: /vous offre 5,00.€/ }).waitFor();
  await expectAccessible(page);
  await close();
});

test('ACC-02 RTE-31 PRV-09 W-02 FRM-03 FRM-04 FRM-28 personal data are refused, saved and greeted by, a password is shown, advised about and changed', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await arriveSignedIn(page);
  await page.goto(PERSONAL_DATA);
  await page.getByLabel('Téléphone').fill('123');
  await press(page, 'Enregistrer mes informations');
  await page.getByText('Le champ mobile est invalide').first().waitFor();
  await page.getByLabel('Prénom').fill('Camomille');
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Date de naissance').fill('1989-04-17');
  await press(page, 'Enregistrer mes informations');
  await page.getByText('Vos informations sont enregistrées.').first().waitFor();
  await expect.poll(() => page.getByText('Le champ mobile est invalide').count()).toBe(0);
  await page.getByRole('banner').getByText('Bonjour Camomille').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Camomille');
  await expect.poll(() => page.getByLabel('Téléphone').inputValue()).toBe('06 12 34 56 78');
  await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('1989-04-17');

  await listens(page);
  const field = page.getByLabel('Votre mot de passe', { exact: true });
  const type = () => field.getAttribute('type');
  await expect.poll(type).toBe('password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click();
  await expect.poll(type).toBe('text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).first().click();
  await expect.poll(type).toBe('password');

  const chosen = page.getByLabel('Nouveau mot de passe');
  await chosen.pressSequentially('motdepasse');
  await page.getByText(/Ce mot de passe est trop courant/).waitFor();
  await chosen.fill('Camomille2026');
  await page.getByText(/Ce mot de passe reprend votre nom/).waitFor();
  await chosen.fill('sept loutres sur un radeau');
  await page.getByText(/Ce mot de passe/).waitFor({ state: 'detached' });
  await chosen.fill('motdepasse');
  await page.getByLabel(/encore une fois/).fill('motdepasse');
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
  // What advises says the same: the field is refused with the answer, and drawn anew with it.
  await press(page, 'Changer le mot de passe');
  await expect.poll(() => chosen.getAttribute('aria-invalid')).toBe('true');
  await page
    .getByText(/Ce mot de passe est trop courant/)
    .first()
    .waitFor();
  expect(await page.getByText('Votre mot de passe a été modifié.').count()).toBe(0);
  await chosen.fill('sept loutres sur un radeau');
  await page.getByLabel(/encore une fois/).fill('sept loutres sur un radeau');
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await press(page, 'Changer le mot de passe');
  await page.getByText('Votre mot de passe a été modifié.').first().waitFor();
  await close();
});
