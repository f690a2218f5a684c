import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveInOffice } from '../support/arrive.ts';
import { save } from '../support/journeys/office-catalogue.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const merchandiser = async () => {
  const visited = await visit({ viewport: { width: 1440, height: 900 } });
  await arriveInOffice(visited.page, 'boutique@gamelle.test');
  return visited;
};

const isInView = (text: Locator) =>
  text.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('catalogue: a category is added, moved to another address, and hidden', async () => {
  const { page, context, close } = await merchandiser();
  await page.goto('/gestion/categories/');
  const section = page.getByRole('navigation').locator('[aria-current=page]:visible');
  await expect.poll(() => section.innerText()).toBe('Catalogue');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nouvelle catégorie' }).click();
  await page.getByLabel('Nom').fill('En voyage');
  await page.getByLabel('Rangée sous').selectOption({ label: 'Chien' });
  await press(page, 'Créer la catégorie');
  await page.getByRole('heading', { level: 1, name: 'En voyage' }).waitFor();
  await expectAccessible(page);
  await page.locator('summary', { hasText: 'Changer l’adresse ou le rangement' }).click();
  await page.getByLabel('Dernière partie de l’adresse').fill('Voyages & vacances');
  await press(page, 'Déplacer la catégorie');
  await page.getByText('/chien/voyages-vacances/').waitFor();
  await page.goto('/chien/en-voyage/');
  expect(new URL(page.url()).pathname).toBe('/chien/voyages-vacances/');
  await page.getByRole('heading', { level: 1, name: 'En voyage' }).waitFor();
  await page.goBack();

  // Somebody else has the page open, and comes too late.
  const late = await context.newPage();
  await late.setViewportSize({ width: 390, height: 844 });
  await late.goto(page.url());
  await page.getByLabel('Protéine').selectOption('Rang 1');
  await page.getByLabel('Besoin').selectOption('');
  const filters = page.locator('form').filter({ has: page.getByLabel('Protéine') });
  await filters.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Enregistré. La boutique le montre').waitFor();
  await expect.poll(() => page.getByLabel('Protéine').inputValue()).toBe('1');
  await expect.poll(() => page.getByLabel('Besoin').inputValue()).toBe('');
  await late.getByLabel('Nom', { exact: true }).fill('Les voyages');
  await late.getByRole('button', { name: 'Enregistrer' }).first().click();
  const refusal = late.getByText(/^Filtres\s.*Hugo/);
  await refusal.waitFor();
  await expect.poll(() => isInView(refusal)).toBe(true);
  await expect.poll(() => late.getByLabel('Nom', { exact: true }).inputValue()).toBe('Les voyages');
  await expectAccessible(late);
  await late.close();

  await press(page, 'Masquer la catégorie');
  await page.getByText('Masquée', { exact: true }).waitFor();
  expect((await context.request.get('/chien/voyages-vacances/')).status()).toBe(404);
  await close();
});

test('PRM-01 a cart is simulated with a format that was looked up by its name; products of a promotion are looked up by words of their name', async () => {
  const { page, close } = await merchandiser();
  await page.goto('/gestion/promotions/simulateur/');
  const first = page.getByLabel('Format 1');
  await first.pressSequentially('sterilise');
  const offered = page.getByRole('button', { name: /stérilis/i }).first();
  await offered.waitFor();
  const [name = '', code] = (await offered.innerText()).split(/ (?=\d{8}$)/);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => first.inputValue()).toBe(code);
  expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => offered.count()).toBe(0);
  await page.getByText(name, { exact: true }).first().waitFor();
  await expectAccessible(page);
  await press(page, 'Calculer');
  await page.getByRole('heading', { name: 'Sans le code' }).waitFor();

  await page.goto('/gestion/promotions/nouvelle/');
  const finder = page.getByLabel('Chercher un produit');
  const listed = page.getByLabel('Produits', { exact: false }).last();
  for (const [typed, sku] of [
    ['sterilise chat', /PR\d{6}$/],
    ['adulte chien', /^PR\d{6} PR\d{6}$/],
  ] as const) {
    await finder.pressSequentially(typed);
    await page
      .locator('li')
      .getByRole('button', { name: /PR\d{6}$/ })
      .first()
      .waitFor();
    await finder.press('Enter');
    await expect.poll(() => listed.inputValue()).toMatch(sku);
    await expect.poll(() => finder.inputValue()).toBe('');
  }
  // What looks something up neither sends the form nor stays in the way.
  await finder.pressSequentially('zzzzz');
  await page.getByText('Rien ne porte ce nom.').last().waitFor();
  await finder.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/gestion/promotions/nouvelle/');
  await expectAccessible(page);
  await finder.press('Escape');
  await expect.poll(() => page.getByText('Rien ne porte ce nom.').count()).toBe(0);
  await close();
});

test('O-03 what was typed into other parts of a product outlives the save of one, and is not left unasked', async () => {
  const { page, close } = await merchandiser();
  await page.goto('/gestion/produits/PR000132/modifier/');
  const part = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
  const texts = part('Textes').getByLabel('Description courte');
  await texts.fill('Ce que je n’ai pas encore enregistré.');
  await save(page, 'Étiquette', { 'Mode d’emploi': 'Servir à température ambiante.' });
  expect(await texts.inputValue()).toBe('Ce que je n’ai pas encore enregistré.');
  expect(await part('Étiquette').getByLabel('Mode d’emploi').inputValue()).toBe(
    'Servir à température ambiante.',
  );
  await page.getByRole('link', { name: 'PR000132' }).click();
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' });
  await question.getByRole('button', { name: 'Rester sur la page' }).click();
  expect(await texts.inputValue()).toBe('Ce que je n’ai pas encore enregistré.');
  await page.getByRole('link', { name: 'PR000132' }).click();
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await page.waitForURL('**/gestion/produits/PR000132/');
  await close();
});

// The paste of a block, Enter and the count of changed cells happen in the browser alone.
test('O-18 many rows are edited in a grid: Enter and a pasted block, errors under their cells, a preview, a colleague who comes late, all taken back', async () => {
  const { page, context, close } = await merchandiser();
  await page.goto('/gestion/fichiers/formats/grille/?recherche=saumon+seche');
  await expectAccessible(page);
  const thresholds = page.getByLabel(/^Seuil de stock/);
  const shown = await thresholds.count();
  expect(shown).toBeGreaterThan(1);
  const late = await context.newPage();
  await late.goto(page.url());

  await thresholds.first().fill('peu');
  await thresholds.first().press('Enter');
  expect(await thresholds.nth(1).evaluate((cell) => cell === document.activeElement)).toBe(true);
  await thresholds.first().evaluate((cell) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'beaucoup\tnon\n14\tpeut-être\n');
    cell.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  });
  // A choice takes only what it offers.
  const visible = page.getByLabel(/^Montré/);
  expect([await visible.first().inputValue(), await visible.nth(1).inputValue()]).toEqual([
    'non',
    'oui',
  ]);
  await page.getByText('3 cases modifiées').waitFor();
  await press(page, 'Voir ce que cela change');
  await page.getByText('Ce n’est pas un nombre entier possible.').waitFor();
  await expectAccessible(page);
  expect(await thresholds.nth(1).inputValue()).toBe('14');

  await thresholds.first().fill('13');
  await press(page, 'Voir ce que cela change');
  await page.getByText(/2 lignes changent/).waitFor();
  await page.getByText('seuil : 10 → 13').waitFor();
  await expectAccessible(page);
  // What is typed after a preview is not applied unseen.
  await visible.first().selectOption('oui');
  await page.getByText('Vous avez modifié des cases depuis cet aperçu').waitFor();
  await press(page, 'Voir ce que cela change');
  await press(page, 'Appliquer 2 lignes');
  await page.getByText('Les changements sont appliqués.').waitFor();
  expect(await thresholds.first().inputValue()).toBe('13');
  await page.getByText('Aucune case modifiée').waitFor();

  await late
    .getByLabel(/^Seuil de stock/)
    .first()
    .fill('20');
  await press(late, 'Voir ce que cela change');
  await late.getByText('Modifié entre-temps : vaut maintenant 13.').first().waitFor();
  expect(
    await late
      .getByLabel(/^Seuil de stock/)
      .first()
      .inputValue(),
  ).toBe('20');
  await late.close();

  await page.getByRole('link', { name: 'Par fichier' }).click();
  await page.locator('summary', { hasText: 'Annuler' }).first().click();
  await page
    .getByRole('button', { name: /Annuler$/ })
    .first()
    .click();
  await page.getByText('Tout est redevenu comme avant.').waitFor();
  await close();
});
