import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { answerDiet, answerProfile, answerShape, heading } from '../support/journeys/guide.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('GRD-20 NAV-11 GDE-14 with scripts: a frame of its own, results that differ, a frequency', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/guide-croquettes/?espece=chat&prenom=Isis');
  await heading(page, 'Qui se met à table ?');
  expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Quitter le guide' }).waitFor();
  await answerProfile(page, 'Bengal');
  await heading(page, 'La silhouette d’Isis');
  await answerShape(page, '4.6', 'Idéale');
  await heading(page, 'Le régime d’Isis');
  await answerDiet(page);
  await heading(page, 'Le menu d’Isis');
  await page.getByText('Étape 4 sur 4 : Menu').waitFor();
  expect(await page.getByRole('link', { name: 'Quitter le guide' }).count()).toBe(0);
  await page.getByText(/De quoi tenir \d+ jours/).waitFor();
  await page.getByText('Conseillé pour sa ration').waitFor();
  await expectAccessible(page);
  await press(page, /^Ajouter au panier$/);
  await page
    .getByText(/ajouté/i)
    .first()
    .waitFor();
  await close();
});
