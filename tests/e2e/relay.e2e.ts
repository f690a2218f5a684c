import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { ordered, search } from '../support/journeys/relay.ts';
import { chooseRelay, relayPoints, takeFirstPoint } from '../support/places.ts';
import { startAtDelivery } from '../support/prepared-order.ts';
import { giveDelivery, press, shoppers, stepShown } from '../support/shopper.ts';

const { visit } = shoppers();

test('PAY-01 SHP-01 SHP-02 to a relay point in France, paid by card', async () => {
  const { page, close } = await visit();
  await startAtDelivery(page);
  let name = '';
  await giveDelivery(page, async () => {
    await chooseRelay(page);
    name = await takeFirstPoint(page);
  });
  await page.getByText(`Retrait au point relais ${name}`).waitFor();
  await ordered(page);
  await page.getByText(`Retrait au point relais ${name}`).waitFor();
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page.getByRole('heading', { level: 1, name: /^Commande/ }).waitFor();
  await page.getByText(`Retrait au point relais ${name}`).waitFor();
  await close();
});

test('SHP-01 the total follows the way of sending before it is saved', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await startAtDelivery(page);
  const aside = page.getByRole('complementary');
  const cents = async (name: string) => {
    const row = aside.locator('dt', { hasText: new RegExp(`^${name}`) }).locator('+ dd');
    return Number((await row.innerText()).replace(/\D/g, '') || 0);
  };
  let relayed = 0;
  await giveDelivery(page, async () => {
    const [home, total] = [await cents('Livraison'), await cents('Total TTC')];
    await chooseRelay(page);
    await expect.poll(() => cents('Livraison')).not.toBe(home);
    relayed = total - home + (await cents('Livraison'));
    expect(await cents('Total TTC')).toBe(relayed);
    await takeFirstPoint(page);
  });
  expect(await cents('Total TTC')).toBe(relayed);
  await page.goBack();
  await page.getByText('Livraison à domicile', { exact: true }).click();
  await expect.poll(() => cents('Total TTC')).not.toBe(relayed);
  await close();
});

test('SHP-02 list and map say the same, by mouse and by keyboard; axe finds nothing', async () => {
  const { page, close } = await visit();
  await startAtDelivery(page);
  await giveDelivery(page, async () => {
    await chooseRelay(page);
    await expectAccessible(page);
    await press(page, 'Carte');
    const map = page.getByRole('region', { name: 'Carte des points relais' });
    const pins = map.getByRole('button', { name: /, Lyon$/ });
    await pins.first().waitFor();
    await expectAccessible(page);
    const pin = pins.nth(1);
    await pin.focus();
    await page.keyboard.press('Enter');
    await map.getByRole('button', { pressed: true }).waitFor();
    const label = (await pin.getAttribute('aria-label')) ?? '';
    const chosen = relayPoints(page).locator('label', { has: page.locator(':checked') });
    expect(label.startsWith((await chosen.locator('.font-bold').first().innerText()).trim())).toBe(
      true,
    );
    await press(page, 'Liste');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
  });
  await page.getByText(/^Retrait au point relais/).waitFor();
  await close();
});

test('SHP-03 REL-48 REL-49 REL-50 REL-51 what can go wrong with a point is said, and another one, or home, is taken', async () => {
  const { page, context, close } = await visit();
  await startAtDelivery(page);
  await giveDelivery(page, async () => {
    // Nothing is delivered to that address then: points are looked for near it.
    await page.getByLabel('Livrer à l’adresse de facturation').waitFor();
    await chooseRelay(page);
    await page.getByLabel('Point relais près de l’adresse de facturation').waitFor();
    await press(page, /^Continuer/);
    await page.getByText('Choisissez un point relais.').first().waitFor();

    await press(page, 'Autour de moi');
    await page.getByText('Votre position n’est pas disponible.').waitFor();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 48.859, longitude: 2.38 });
    await press(page, 'Autour de moi');
    await page.getByText('12 points relais autour de vous').waitFor();
    await relayPoints(page)
      .getByText(/75011 Paris/)
      .first()
      .waitFor();

    // It is on holiday when the parcel arrives.
    await search(page, '99004');
    await relayPoints(page).getByText('Relais en congés').click();
    await page.getByText(/^Ce commerçant sera en congés quand votre colis arrivera/).waitFor();

    // It has closed when it is taken.
    await search(page, '99003');
    await relayPoints(page).getByText('Relais qui vient de fermer').click();
    await press(page, /^Continuer/);
    await page
      .getByText('Ce point relais n’existe plus. Choisissez-en un autre.')
      .first()
      .waitFor();
    await relayPoints(page).getByRole('radio').nth(1).check({ force: true });
  });
  await page.getByText(/^Retrait au point relais/).waitFor();

  // The network is silent.
  await page.getByRole('link', { name: 'Modifier : Livraison' }).click();
  await stepShown(page, 'livraison');
  await search(page, '99001');
  await page.getByText(/^La recherche de points relais ne répond pas/).waitFor();
  await page.getByText('Livraison à domicile', { exact: true }).click();
  await press(page, /^Continuer/);
  await stepShown(page, 'paiement');
  await expect.poll(() => page.getByText(/^Retrait au point relais/).count()).toBe(0);
  await ordered(page);
  await close();
});
