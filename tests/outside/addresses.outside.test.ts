import { expect, test } from 'vitest';
import { register } from '../support/account.ts';
import { ADDRESSES, addAddress, keepAddresses } from '../support/journeys/addresses.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('ADR-01 ADR-02 ADR-03 the address book, scripts: false', () => keepAddresses(visit));

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
  await addAddress(page, 'Maison', 'B-1000', 'Belgique');
  expect(await page.getByRole('main').innerText()).not.toContain('B-1000');
  const link = page.getByRole('link', { name: 'Aller sur le site belge' });
  expect(await link.getAttribute('href')).toMatch(/^http:\/\/be\.localhost(:\d+)?\/mon-compte\//);
  await close();
});
