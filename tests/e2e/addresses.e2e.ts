import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { register } from '../support/account.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const ADDRESSES = '/mon-compte/mes-adresses/';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function addAddress(page: Page, alias: string, postcode = '69003', country?: string) {
  await page.getByRole('link', { name: 'Ajouter une adresse' }).click();
  await page.getByLabel('Nom de l’adresse').fill(alias);
  if (country) await page.getByLabel('Pays').selectOption({ label: country });
  await page.getByLabel('Code postal').fill(postcode);
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await press(page, 'Ajouter l’adresse');
  await page.getByText('L’adresse est ajoutée.').waitFor();
}

test.each([true, false])('ADR-01 ADR-02 ADR-03 the address book, scripts: %s', async (scripts) => {
  const { page, close } = await visit({ javaScriptEnabled: scripts });
  await register(page);
  await page.goto(ADDRESSES);
  await addAddress(page, 'Maison');
  await addAddress(page, 'Bureau');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  expect(await card('Maison').getByText('Préférée', { exact: true }).count()).toBe(1);

  await press(page, /comme préférée l’adresse «\sBureau\s»/);
  await page.getByText('C’est maintenant votre adresse préférée.').waitFor();
  expect(await card('Bureau').getByText('Préférée', { exact: true }).count()).toBe(1);
  expect(await card('Maison').getByText('Préférée', { exact: true }).count()).toBe(0);

  await page.getByRole('link', { name: /Modifier l’adresse « Bureau »/ }).click();
  await page.getByLabel('Ville').fill('Villeurbanne');
  await page.getByText('Ajouter une société').click();
  await page.getByLabel('Société').fill('');
  await press(page, 'Enregistrer l’adresse');
  await page.getByText('L’adresse est modifiée.').waitFor();
  expect(await card('Bureau').innerText()).toContain('Villeurbanne');

  const remove = page.getByRole('link', { name: /Supprimer l’adresse « Maison »/ });
  await remove.click();
  expect(plain(await page.getByRole('main').innerText())).toContain(
    'Supprimer l’adresse « Maison » ?',
  );
  const cancel = page.getByRole(scripts ? 'button' : 'link', { name: 'Annuler' });
  await cancel.locator('visible=true').click();
  expect(await card('Maison').count()).toBe(1);
  await remove.click();
  await page.getByRole('button', { name: 'Supprimer l’adresse' }).locator('visible=true').click();
  await page.getByText('L’adresse est supprimée.').waitFor();
  expect(await card('Maison').count()).toBe(0);
  await close();
});

test('ADR-17 ADR-21 ADR-22 an address is refused in the words of each field, and nothing is lost', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await register(page);
  await page.goto(`${ADDRESSES}?ajouter=1`);
  await page.getByLabel('Pays').selectOption('BE');
  await page.getByLabel('Code postal').fill('75001');
  await page.getByLabel('Ville').fill('Bruxelles');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas @ droite');
  await page.getByLabel('Téléphone').fill('123');
  await press(page, 'Ajouter l’adresse');
  const said = await page.getByRole('main').innerText();
  expect(said).toContain('Le format du code postal ne correspond pas au pays sélectionné.');
  expect(said).toContain('Le champ mobile est invalide');
  expect(said).toContain('Certains caractères ne sont pas acceptés');
  expect(await page.getByLabel('Ville').inputValue()).toBe('Bruxelles');
  expect(await page.getByLabel('Pays').inputValue()).toBe('BE');
  await close();
});

test('I18-08 who lives in Belgium is shown the Belgian site in the account', async () => {
  const { page, close } = await visit();
  await register(page);
  await page.goto(ADDRESSES);
  await addAddress(page, 'Maison', '1000', 'Belgique');
  const link = page.getByRole('link', { name: 'Aller sur le site belge' });
  expect(await link.getAttribute('href')).toMatch(/^http:\/\/be\.localhost(:\d+)?\/mon-compte\//);
  await close();
});
