import { expect, test } from 'vitest';
import { countedHand } from '../support/guest.ts';
import { heading } from '../support/journeys/guide.ts';
import { freshEmail, PASSWORD, shoppers, stepShown } from '../support/shopper.ts';
import { titled } from '../support/subscription-journey.ts';

const { visit } = shoppers();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('S-08 S-20 on a telephone, from the guide to a paid subscription: twenty taps and twelve typed fields at most', async () => {
  const { page, close } = await visit(PHONE);
  const { tap, pick, type, made } = countedHand(page);
  await page.goto('/guide-croquettes/');
  await heading(page, 'Qui se met à table ?');
  // Nothing is answered before its shopper does.
  expect(await page.locator('main input[type=radio]:checked').count()).toBeLessThanOrEqual(1);
  await pick('Un chat');
  await type('Son prénom', 'Isis');
  await pick('Une femelle');
  await tap(/^Chat européen/);
  await type('Années', '4');
  await pick('Oui');
  await tap('Continuer');
  await heading(page, 'La silhouette d’Isis');
  await type('Son poids', '4,6');
  await pick('Idéale');
  await tap('Continuer');
  await heading(page, 'Le régime d’Isis');
  await pick('Modérée');
  await pick('Digestion sensible');
  await pick('Des croquettes');
  await tap('Voir son menu');
  await heading(page, 'Le menu d’Isis');
  await tap('Ajouter au panier');
  await tap('Commander', 'link');
  await type('Votre e-mail', freshEmail());
  await tap('Continuer');
  await type('Prénom', 'Camille');
  await type('Nom', 'Durand');
  await type('Mot de passe', PASSWORD);
  await tap('Créer mon compte');
  await stepShown(page, 'facturation');
  await type('Code postal', '33000');
  await expect.poll(() => page.getByLabel('Ville').inputValue()).toBe('Bordeaux');
  await type('Numéro et rue', '5 quai Richelieu');
  await tap(/^Continuer/);
  await stepShown(page, 'livraison');
  await tap(/^Continuer/);
  await stepShown(page, 'paiement');
  const card = page.frameLocator('iframe');
  await type('Numéro de carte', '4242424242424242', card);
  await type(/expiration/, '08/29', card);
  await type('Cryptogramme', '123', card);
  await tap(/^Continuer/);
  await stepShown(page, 'recapitulatif');
  // What the law leaves open is asked, and answered by nobody else.
  const terms = page.getByRole('checkbox', { name: /J’ai lu/ });
  expect(await terms.isChecked()).toBe(false);
  await tap(/J’ai lu/, 'checkbox');
  await tap(/^Commander et payer/);
  await titled(page, /^Merci Camille/);
  expect(made.taps).toBeLessThanOrEqual(20);
  expect(made.fields).toBeLessThanOrEqual(12);

  // Why it costs that is one more tap, from the page of the order.
  await page.goto('/mon-compte/mes-commandes/');
  await page.getByRole('main').getByRole('link', { name: 'Voir la commande' }).first().click();
  await titled(page, /^Commande/);
  const why = countedHand(page);
  await why.pick('Comprendre ce montant');
  await page.locator('#comprendre-ce-montant').getByText('Total TTC').waitFor();
  expect(why.made.taps).toBe(1);
  await close();
});
