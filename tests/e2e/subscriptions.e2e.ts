import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveSubscribed } from '../support/arrive.ts';
import { changeSubscription, link, tab } from '../support/journeys/subscription.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { acceptAndOrder, press, shoppers, stepShown } from '../support/shopper.ts';
import { MANDATED, reported, SUBSCRIPTIONS, titled } from '../support/subscription-journey.ts';

const { visit } = shoppers();
const plain = plainShoppers();

test('SUB-04 SUB-05 SUB-08 SUB-17 BIZ-08 RTE-40 RTE-41 RTE-42 RTE-43 a bought subscription is seen and changed, on a telephone and at a desk', () =>
  changeSubscription(visit, true, { width: 390, height: 844 }));

test('SUB-06 SUB-07 RTE-54 RTE-55 GRD-08 the address, the carrier, the relay point and the card are changed, and another card pays; the change of card stands alone in a web view, as the demonstration one does', async () => {
  const { page, close } = await visit();
  const code = await arriveSubscribed(page);
  await link(page, 'Modifier : Adresse de livraison').click();
  await titled(page, 'Changer d’adresse de livraison');
  const other = page.getByText('Une autre adresse', { exact: true });
  if (await other.count()) await other.click();
  await page.getByLabel('Numéro et rue').fill('8 quai Saint-Antoine');
  await page.getByLabel('Code postal').fill('690');
  await press(page, 'Utiliser cette adresse');
  await page
    .getByText(/code postal/i)
    .first()
    .waitFor();
  await page.getByLabel('Code postal').fill('69002');
  await page.getByLabel('Ville').fill('Lyon');
  await expect
    .poll(() => page.getByLabel('Numéro et rue').inputValue())
    .toBe('8 quai Saint-Antoine');
  await press(page, 'Utiliser cette adresse');
  await reported(page, 'L’adresse de votre prochain envoi a été modifiée.');
  await page.getByText('8 quai Saint-Antoine').first().waitFor();

  await link(page, 'Modifier : Livraison').click();
  await titled(page, 'Changer de mode de livraison');
  await page.getByText('Point relais', { exact: true }).click();
  await page.getByText(/^\d+ points relais /).waitFor();
  await expectAccessible(page);
  await page
    .getByRole('group', { name: /^Points relais/ })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await press(page, 'Choisir cette livraison');
  await reported(page, 'La livraison de votre prochain envoi a été modifiée.');
  await page
    .getByText(/Retrait au point relais/)
    .first()
    .waitFor();

  await link(page, 'Modifier : Paiement').click();
  await titled(page, 'Changer de carte');
  await expectAccessible(page);
  await press(page, 'Saisir une autre carte');
  const fields = page.frameLocator('iframe');
  await fields.getByLabel('Numéro de carte').fill('5555555555554444');
  await fields.getByLabel(/expiration/).fill('08/29');
  await fields.getByLabel('Cryptogramme').fill('123');
  await press(page, 'Enregistrer cette carte');
  await reported(page, 'Vos prochains envois seront réglés avec cette carte.');
  await page
    .getByText(/Mastercard •••• 4444/)
    .first()
    .waitFor();
  // The card that pays cannot be deleted.
  await page.goto('/mon-compte/mes-cartes/');
  await link(page, /^Supprimer la carte Mastercard/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la carte' }).click();
  await page.getByText(/Un abonnement est payé avec cette carte/).waitFor();

  await page.goto(`/web-view/${code}-changement-de-paiement/`);
  await titled(page, 'Changer de carte');
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  await expectAccessible(page);
  await press(page, 'Payer avec cette carte');
  await reported(page, /seront réglés avec la carte/);

  const answer = await page.goto('/webView/demo/');
  expect(answer?.status()).toBe(200);
  await titled(page, 'Affichage dans une application');
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
  await expectAccessible(page);
  await close();

  const stranger = await plain.visit();
  await stranger.page.goto(`/web-view/${code}-changement-de-paiement/`);
  await titled(stranger.page, 'Connexion ou inscription');
  await stranger.close();
});

test('PAY-03 SUB-26 asked to leave now, it is paid with their bank by who is still on the page', async () => {
  const { page, close } = await visit();
  const code = await arriveSubscribed(page, { card: MANDATED });
  await link(page, 'Envoyer maintenant').click();
  await titled(page, 'Envoyer maintenant');
  await expectAccessible(page);
  await press(page, /^Commander et payer/);
  await reported(page, 'Votre envoi attend votre accord');
  await expectAccessible(page);
  await link(page, 'Confirmer et payer').click();
  await stepShown(page, 'paiement');
  await press(page, /^Continuer/);
  await acceptAndOrder(page);
  await press(page, 'Confirmer le paiement');
  await titled(page, /^Merci Camille/);
  await page.goto(`${SUBSCRIPTIONS}${code}/historique/`);
  await expect.poll(() => page.getByRole('link', { name: /^Commande n° \d{9}/ }).count()).toBe(2);
  await close();
});

test('S-26 SUB-18 BIZ-07 stopping needs a reason and a message, and waits for the second delivery; from « Résilier » to the receipt in three taps with nothing typed', async () => {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  const code = await arriveSubscribed(page);
  await tab(page, 'Mon abonnement').click();
  await link(page, 'Résilier l’abonnement').click();
  await titled(page, 'Résilier l’abonnement');
  await page.getByText(/^Vous pourrez résilier à partir du/).waitFor();
  await expectAccessible(page);
  await press(page, 'Résilier l’abonnement');
  await page.getByText('2 champs à corriger').waitFor();
  await page
    .getByLabel('Pourquoi arrêtez-vous ?')
    .selectOption({ label: 'C’est trop cher pour moi' });
  await expect
    .poll(() => page.getByLabel('Votre message').inputValue())
    .toBe('C’est trop cher pour moi');
  await expect.poll(() => page.locator('#letter-title').count()).toBe(0);
  await page.getByLabel('Votre message').fill('Je fais des économies.');
  await press(page, 'Résilier l’abonnement');
  await page.getByText(/Votre engagement porte sur 2 livraisons. Vous pourrez arrêter/).waitFor();
  await expect
    .poll(() => page.getByLabel('Votre message').inputValue())
    .toBe('Je fais des économies.');

  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  await page.goto(`${SUBSCRIPTIONS}${code}/`);
  await tab(page, 'Mon abonnement').click();
  await tap(link(page, 'Résilier l’abonnement'));
  await titled(page, 'Résilier l’abonnement');
  const reason = page.getByLabel('Pourquoi arrêtez-vous ?');
  await expect
    .poll(() => reason.locator('option').allInnerTexts())
    .toContain('Je ne souhaite pas préciser');
  const message = page.getByLabel('Votre message');
  await reason.selectOption({ label: 'Je ne souhaite pas préciser' });
  await expect.poll(() => message.inputValue()).toBe('Je ne souhaite pas préciser');
  expect(await message.isEditable()).toBe(true);
  // To choose is one tap; this reason waits for the second delivery, that one does not.
  await tap(reason);
  await reason.selectOption({ label: 'Je n’ai plus mon animal' });
  await expect.poll(() => message.inputValue()).toBe('Je n’ai plus mon animal');
  expect(await page.locator('#letter-title').count()).toBe(0);
  await tap(page.getByRole('button', { name: 'Résilier l’abonnement' }));
  await reported(page, /^Votre abonnement est résilié.* retirer son profil/);
  expect(await page.locator('#letter-title').count()).toBe(0);
  expect(taps).toBeLessThanOrEqual(3);
  await page.goto(SUBSCRIPTIONS);
  await page.getByRole('heading', { level: 2, name: 'Arrêtés' }).waitFor();
  await close();
});

test('SUB-04 NAV-22 the tabs are moved through by keyboard; the body says that they subscribe; a pause is taken and ended; what another tab changed is told, and nothing typed is lost', async () => {
  const { page, context, close } = await visit();
  const code = await arriveSubscribed(page);
  const [next, mine] = [
    page.getByRole('tab', { name: 'Prochaine commande' }),
    page.getByRole('tab', { name: 'Mon abonnement' }),
  ];
  await expect.poll(() => next.getAttribute('aria-selected')).toBe('true');
  await next.focus();
  await page.keyboard.press('ArrowRight');
  expect(await mine.evaluate((tab) => tab === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('tabpanel', { name: 'Mon abonnement' }).waitFor();
  await page.goto('/');
  await expect.poll(() => page.locator('body.subscriber').count()).toBe(1);
  await page.goto('/mon-compte/');
  await titled(page, /^Bonjour/);
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect.poll(() => first.innerText()).toBe('Votre prochain envoi');
  await expectAccessible(page);

  await page.goto(`${SUBSCRIPTIONS}${code}/`);
  const other = await context.newPage();
  await other.goto(`${SUBSCRIPTIONS}${code}/?etape=pause`);
  await titled(other, 'Mettre en pause');
  await page.getByLabel(/^Quantité de/).fill('5');
  await press(page, 'Enregistrer les quantités');
  await reported(page, 'Votre prochain envoi est à jour.');
  await press(other, 'Mettre en pause');
  await other.getByText('Votre abonnement a changé entre-temps. Le voici à jour.').waitFor();
  await press(other, 'Mettre en pause');
  await reported(other, /^Votre abonnement est en pause/);
  await link(other, 'Reprendre l’abonnement').click();
  await titled(other, 'Reprendre l’abonnement');
  await press(other, 'Reprendre l’abonnement');
  await reported(other, /^Votre abonnement reprend/);
  await close();
});
