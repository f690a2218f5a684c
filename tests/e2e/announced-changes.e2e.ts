import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveInOffice, arriveSubscribed } from '../support/arrive.ts';
import { signInToOffice } from '../support/office-page.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { BAG, press, shoppers } from '../support/shopper.ts';
import { titled } from '../support/subscription-journey.ts';

const { visit } = shoppers();
const plain = plainShoppers();
/** A bag for cats, of another recipe. */
const OTHER_BAG = '10012702';

/** The path of the last letter about this subscription; it is written by a job. */
async function linkInMail(page: Page, subject: string, code: string): Promise<string> {
  const read = async () => {
    const list = await (await page.request.get('/_dev/mail/')).text();
    const mails = list.split('<li>').filter((line) => line.includes(subject));
    for (const line of mails) {
      const mail = line.match(/\/_dev\/mail\/\d+\//)?.[0];
      const text = await (await page.request.get(`${mail}?text`)).text();
      if (text.includes(code)) return text.match(/\/mon-abonnement\/changement\/[\w-]+\//)?.[0];
    }
    return undefined;
  };
  await expect.poll(read, { interval: 500 }).toBeTruthy();
  return (await read()) ?? '';
}

const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Paris').add({ days }).toString();

/** Fills what both forms ask, looks at how far it goes, and announces it. */
async function announce(
  page: Page,
  fill: Record<string, string>,
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const [label, value] of Object.entries(fill)) await page.getByLabel(label).fill(value);
  await page.getByLabel('S’applique le').fill(inDays(30));
  await page.getByLabel('Explication').fill('Nos fournisseurs changent.');
  await press(page, 'Voir ce que cela touche');
  await page.getByRole('heading', { name: 'Ce que cela touche' }).waitFor();
  await look(page);
  await press(page, 'Prévoir et annoncer');
  await titled(page, 'Changements annoncés');
  await page.getByRole('table').getByRole('link').first().click();
}

test('REL-38 REL-42 a new price and a replacement are seen, announced, answered, followed and stopped', async () => {
  const { page: customer, close } = await visit({ viewport: { width: 390, height: 844 } });
  const code = await arriveSubscribed(customer);
  const { page: team, close: leave } = await visit();
  await arriveInOffice(team, 'direction@gamelle.test');

  await team.goto('/gestion/abonnements/changements/nouveau/prix/');
  await team.getByLabel('Ajouter un format').fill(BAG);
  await team.getByLabel('Son nouveau prix').fill('19,90');
  await press(team, 'Ajouter la ligne');
  const lines = team.getByLabel('Formats et prix à l’unité');
  expect(await lines.inputValue()).toBe(`${BAG};19,90`);
  await announce(team, {}, expectAccessible);
  await customer.goto(await linkInMail(customer, 'Le prix de votre abonnement', code));
  await titled(customer, 'Un prix de votre abonnement change');
  await expectAccessible(customer);
  await customer.getByText('Je mets l’abonnement en pause').click();
  await press(customer, 'Envoyer ma réponse');
  await customer.getByText('C’est noté : Je mets l’abonnement en pause').waitFor();
  await expectAccessible(customer);
  await team.reload();
  await team.getByRole('row').filter({ hasText: code }).getByText('Met en pause').waitFor();
  await expectAccessible(team);
  // The first press asks, the second one stops it.
  await team.locator('summary', { hasText: 'Arrêter ce changement' }).click();
  await press(team, 'Arrêter ce changement');
  await team.getByText('Arrêté', { exact: true }).first().waitFor();
  await close();
  await leave();

  // The same pages again: the replacement is gone through without a browser.
  const reader = await plain.visit();
  const office = await plain.visit();
  await signInToOffice(office.page, 'direction@gamelle.test');
  await office.page.goto('/gestion/abonnements/changements/nouveau/remplacement/');
  await announce(office.page, { 'Format qui s’arrête': BAG, 'Format qui le remplace': OTHER_BAG });
  await reader.page.goto(await linkInMail(reader.page, 'Un produit de votre abonnement', code));
  await reader.page.getByText('Gardez l’ancien tant qu’il en reste').click();
  await press(reader.page, 'Envoyer ma réponse');
  await reader.page.getByText('C’est noté : Gardez l’ancien').waitFor();
  await office.page.reload();
  await office.page
    .getByRole('row')
    .filter({ hasText: code })
    .getByText('Garde l’ancien')
    .waitFor();
  await reader.close();
  await office.close();
});
