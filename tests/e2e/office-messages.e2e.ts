import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { signInToOffice } from '../support/office-page.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

/** Somebody writes to the shop, or says what they think of a product. */
async function send(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/v2/shop/${path}`, {
    data: JSON.stringify(data),
    headers: { 'content-type': 'application/ld+json' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.each([true, false])(
  'CNT-01 the team answers a message from a saved answer, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({ javaScriptEnabled });
    const email = freshEmail();
    const subject = `Colis ${email}`;
    await send(page, 'contact', { email, subject, firstName: 'Léa', message: 'Où est-il ?' });
    await signInToOffice(page, 'clients@gamelle.test');
    await page.goto('/gestion/messages/');
    await page.getByRole('link', { name: subject }).click();
    await page.getByRole('heading', { level: 1, name: 'Message de Léa' }).waitFor();

    await page.getByLabel('Partir d’une réponse enregistrée').selectOption('Où est mon colis ?');
    await press(page, 'Insérer');
    await page.waitForURL(/modele=/);
    const answer = page.getByLabel('Votre réponse');
    await expect.poll(() => answer.inputValue()).toContain('Bonjour Léa,');
    // The order is not known: the answer is not sent with a hole in it.
    await press(page, 'Envoyer la réponse');
    await page.getByText('Complétez ce qui est resté entre accolades.').first().waitFor();
    await answer.fill('Bonjour Léa, il arrive demain.');
    await page.getByLabel('Classer ce message en répondant').check();
    await press(page, 'Envoyer la réponse');
    const said = page.getByText('Bonjour Léa, il arrive demain.', { exact: true });
    await page.getByRole('heading', { name: /^Bruno Démonstration, le / }).waitFor();
    await said.waitFor();
    await page.getByText('Classé', { exact: true }).waitFor();
    if (javaScriptEnabled)
      for (const path of [page.url(), '/gestion/messages/', '/gestion/messages/reponses/']) {
        await page.goto(path);
        await expectAccessible(page);
      }

    await page.goto('/_dev/mail/');
    const mail = page.getByRole('link', { name: `Re : ${subject}` });
    expect(await mail.count()).toBe(1);
    await mail.click();
    await page.getByText('Bruno Démonstration, de l’équipe gamelle').waitFor();
    await close();
  },
);

test('REV-01 the team publishes one review and refuses another, with the reason its writer is told', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await signInToOffice(page, 'direction@gamelle.test');
  const title = (name: string) => `${name} ${crypto.randomUUID()}`;
  const [good, bad] = [title('Très bien'), title('Publicité')];
  for (const title of [good, bad])
    await send(page, 'product-reviews', {
      ...{ email: freshEmail(), rating: 5, title, comment: 'Il en redemande.' },
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
  for (const deed of ['Avis publié', 'Avis refusé'])
    await page.getByRole('cell', { name: deed }).first().waitFor();
  await close();
});
