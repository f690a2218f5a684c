import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { addCard, CARDS, keepCards, saved } from '../support/journeys/cards.ts';
import { signUp } from '../support/prepared-order.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('PAY-06 SUB-20 kept cards are listed, added, put first and deleted, scripts: true, on a telephone and at a desk; PAY-06 deleting a card is asked about first, and may be left', () =>
  keepCards(visit, true));

test('PAY-03 a card the bank refuses is told with its code, another one is kept after 3-D Secure', async () => {
  const { page, close } = await visit();
  await signUp(page);
  await page.goto(CARDS);
  await addCard(page, '4000000000000002');
  await page.getByText(/Information bancaire.*\(card_declined\)/).waitFor();
  await expectAccessible(page);
  await press(page, 'Essayer une autre carte');
  await page.frameLocator('iframe').getByLabel('Numéro de carte').fill('4000000000003220');
  await page
    .frameLocator('iframe')
    .getByLabel(/expiration/)
    .fill('08/29');
  await page.frameLocator('iframe').getByLabel('Cryptogramme').fill('123');
  await press(page, 'Enregistrer cette carte');
  await press(page, 'Confirmer le paiement');
  await page.getByText('La carte est enregistrée.').waitFor();
  await expect.poll(() => saved(page).count()).toBe(1);
  await close();
});

test('S-41 a press while the card fields still load counts, and fields that fall silent are told after 20 s', async () => {
  const { page, close } = await visit();
  await signUp(page);
  await page.goto(CARDS);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/champs?*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await press(page, 'Ajouter une carte');
  await page.getByText('Chargement des champs de carte…').waitFor();
  await press(page, 'Enregistrer cette carte');
  arrived.resolve();
  const number = page.frameLocator('iframe').getByLabel('Numéro de carte');
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');

  await page.clock.install();
  await page.unroute('**/champs?*');
  await page.route('**/champs?*', () => undefined);
  const save = page.getByRole('button', { name: 'Enregistrer cette carte' });
  await save.click();
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true');
  await page.clock.fastForward(20_000);
  await page.getByText('Les champs de carte ne se chargent pas.').waitFor();
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe(null);
  await page.unroute('**/champs?*');
  await close();
});
