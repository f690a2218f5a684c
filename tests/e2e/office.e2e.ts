import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveInOffice } from '../support/arrive.ts';
import { send } from '../support/journeys/office-messages.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

/** Opens a page of the team by its address, or by the first line of a list, and looks at it. */
async function look(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expectAccessible(page);
}

test('A11Y-01 CNT-01 GRD-27 REV-01 with scripts a saved answer is put into the field; what the team reads every day can be read by all', async () => {
  const { page, close } = await visit();
  const subject = `Colis ${freshEmail()}`;
  const email = freshEmail();
  await send(page, 'contact', { email, subject, firstName: 'Léa', message: 'Où est-il ?' });
  await arriveInOffice(page, 'direction@gamelle.test');
  await look(page, '/gestion/', 'Aujourd’hui');
  await look(page, '/gestion/messages/', 'Messages');
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('heading', { level: 1, name: 'Message de Léa' }).waitFor();
  await page.getByLabel('Partir d’une réponse enregistrée').selectOption('Où est mon colis ?');
  await press(page, 'Insérer');
  await expect.poll(() => page.getByLabel('Votre réponse').inputValue()).toContain('Bonjour Léa,');
  await expectAccessible(page);
  await look(page, '/gestion/messages/reponses/', /./);
  await look(page, '/gestion/journal/', 'Journal');
  await look(page, '/gestion/equipe/', 'Équipe');
  await page.goto('/gestion/avis/?etat=accepted');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('heading', { name: 'Refuser', exact: true }).waitFor();
  await expectAccessible(page);
  await close();
});
