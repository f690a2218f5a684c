import { expect, test } from 'vitest';
import { signInToOffice } from '../support/office-page.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

/** What a manager asks, the pages of figures that lead to it from « Chiffres », and the panel that answers. */
const QUESTIONS: readonly (readonly [question: string, page: string | null, answer: string])[] = [
  ['sales by day', null, 'Ventes'],
  ['new against subscription revenue', null, 'Nouveau ou renouvelé'],
  ['monthly recurring revenue', null, 'Revenu récurrent mensuel'],
  ['stock cover in days', null, 'Couverture du stock'],
  ['delivery delays', null, 'Promesses de livraison'],
  ['failed payments', null, 'Prélèvements d’abonnement'],
  ['churn by cohort', 'Abonnements', 'Rétention par mois de début'],
  ['churn by reason', 'Abonnements', 'Arrêts et motifs'],
  ['lifetime value', 'Abonnements', 'Valeur d’un abonnement'],
  ['failed payments recovered', 'Abonnements', 'Paiements refusés, puis payés'],
  ['cost of coupons', 'Promotions et essais', 'Coût et effet des promotions'],
  ['from the cart to the order', 'Conversion', 'Du panier à la commande'],
  ['conversion of the guide', 'Conversion', 'Le guide'],
  ['what is coming', 'Prévisions', 'Prévisions'],
  ['dry run of tomorrow', 'Répétition', 'Répétition'],
];

test('O-17 O-34 every question of a manager is answered by one screen, two presses from the day’s page at most', async () => {
  const { page, close } = await visit();
  await signInToOffice(page, 'direction@gamelle.test');
  const home = '/gestion/';
  const unanswered: string[] = [];
  for (const [question, part, answer] of QUESTIONS) {
    await page.goto(home);
    await page.getByRole('link', { name: 'Chiffres', exact: true }).first().click();
    if (part !== null)
      await page
        .locator('nav[aria-label="Pages de chiffres"]')
        .getByRole('link', { name: part, exact: true })
        .click();
    if ((await page.getByText(answer).count()) === 0) unanswered.push(question);
  }
  expect(unanswered).toEqual([]);
  await close();
});
