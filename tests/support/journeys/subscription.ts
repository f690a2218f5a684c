import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choiceOf, SEEN } from '#storefront/subscriptions/previewed.ts';
import { expectAccessible } from '../accessibility.ts';
import { arriveSubscribed } from '../arrive.ts';
import type { Viewport, Visit } from '../page-visit.ts';
import { press } from '../shopper.ts';
import { reported, subscribe, titled } from '../subscription-journey.ts';

export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const pick = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true }).first().click();

/** Waits for the preview of what is chosen now in the form that `button` sends. */
async function previewed(page: Page, button: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
  await expect
    .poll(async () => {
      const fields = await form.evaluate((node) => [...new FormData(node as HTMLFormElement)]);
      return fields.find(([name]) => name === SEEN)?.[1] === choiceOf(fields);
    })
    .toBe(true);
}

/** A date of the calendar, counted from its first one. */
async function laterBy(page: Page, days: number): Promise<string> {
  const now = await page.getByLabel('Nouvelle date d’envoi').inputValue();
  return Temporal.PlainDate.from(now).add({ days }).toString();
}

const SIZES: readonly Viewport[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Checks at desktop and phone size, and ends at phone size. */
async function lookInBothSizes(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

export async function changeSubscription(
  visit: Visit,
  scripts: boolean,
  viewport: Viewport,
): Promise<void> {
  const { page, close } = await visit({ javaScriptEnabled: scripts, viewport });
  const nothing = async () => undefined;
  const look = scripts ? lookInBothSizes : nothing;
  // A step is one column at any size.
  const lookOnce = scripts ? expectAccessible : nothing;
  // With a browser, buying page by page is tested in first-subscription.e2e.ts.
  if (scripts) await arriveSubscribed(page);
  else await subscribe(page, { scripts });
  await page
    .getByText(/^Prochain envoi\s: départ le /)
    .first()
    .waitFor();
  await page
    .getByText(/^Modifiable jusqu’au /)
    .first()
    .waitFor();
  await look(page);

  // Without scripts a separate button previews the choice. With scripts the preview appears on
  // change: if pressed before that, the button previews and has to be pressed again (N-06).
  const confirm = async (name: string) => {
    if (scripts) await previewed(page, name);
    else await press(page, 'Voir ce que cela change');
    await press(page, name);
  };
  await page.getByLabel(/^Quantité de/).fill('3');
  await pick(page, 'Cet envoi et tous les suivants');
  await confirm('Enregistrer les quantités');
  await reported(page, 'Votre prochain envoi et les suivants sont à jour.');

  await link(page, 'Choisir une autre date').click();
  await titled(page, 'Décaler la date d’envoi');
  await lookOnce(page);
  await page.getByLabel('Nouvelle date d’envoi').fill(await laterBy(page, 7));
  await confirm('Changer la date');
  await reported(page, /votre prochain envoi part le/);

  await tab(page, 'Mon abonnement').click();
  await page.getByText('3 unités').waitFor();
  await look(page);
  await link(page, 'Modifier : Fréquence').click();
  await titled(page, 'Changer de fréquence');
  await lookOnce(page);
  await pick(page, 'Tous les 2 mois');
  await confirm('Changer la fréquence');
  await reported(page, /tous les 2\smois/);

  await tab(page, 'Prochaine commande').click();
  await link(page, 'Ajouter un produit').click();
  await titled(page, 'Ajouter un produit');
  await lookOnce(page);
  await page.getByRole('button', { name: 'Voir ce que cela change' }).first().click();
  await page.getByText('Vos six prochains envois').waitFor();
  await press(page, /^Ajouter et payer à l’envoi/);
  await reported(page, 'Le produit est ajouté à votre prochain envoi.');
  await page.getByText('Cet envoi seulement').first().waitFor();

  await link(page, /^Retirer /).click();
  await titled(page, 'Retirer un produit');
  await press(page, 'Retirer');
  await reported(page, 'Le produit est retiré de votre prochain envoi.');

  await link(page, 'Historique').click();
  await titled(page, 'Historique');
  await look(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Commande n°\s*\d{9}/ })
    .first()
    .click();
  await titled(page, /^Commande n°/);
  await page.getByRole('button', { name: 'Commander à nouveau' }).waitFor();
  await look(page);
  await close();
}
