import { test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveInOffice } from '../support/arrive.ts';
import { answerFromSaved, send } from '../support/journeys/office-messages.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true])(
  'CNT-01 the team answers a message from a saved answer, scripts: %s',
  (javaScriptEnabled) => answerFromSaved(visit, javaScriptEnabled),
);

test('REV-01 the team publishes one review and refuses another, with the reason its writer is told', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await arriveInOffice(page, 'direction@gamelle.test');
  const title = (name: string) => `${name} ${crypto.randomUUID()}`;
  const [good, bad] = [title('Très bien'), title('Publicité')];
  for (const title of [good, bad])
    await send(page, 'product-reviews', {
      email: freshEmail(),
      rating: 5,
      title,
      comment: 'Il en redemande.',
      product: 'PR000123',
    });
  const open = async (title: string) => {
    await page.goto('/gestion/avis/?etat=new');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  await open(good);
  await expectAccessible(page);
  await press(page, 'Publier l’avis');
  await page.getByText('Publié', { exact: true }).first().waitFor();

  await open(bad);
  await press(page, 'Refuser l’avis');
  await page.getByText('Ce champ est obligatoire.').first().waitFor();
  await page.getByLabel('Raison du refus').selectOption('Publicité');
  await press(page, 'Refuser l’avis');
  await page.getByText('Refusé', { exact: true }).first().waitFor();
  await page.goto('/gestion/journal/?action=review.');
  for (const auditedAction of ['Avis publié', 'Avis refusé'])
    await page.getByRole('cell', { name: auditedAction }).first().waitFor();
  await close();
});
