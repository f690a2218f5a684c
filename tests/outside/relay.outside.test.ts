import { test } from 'vitest';
import { ACCEPTED, belgian, countries, ordered, search } from '../support/journeys/relay.ts';
import { relayPoints, takeFirstPoint } from '../support/places.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { startAtBilling } from '../support/prepared-order.ts';
import { acceptAndOrder, giveAddress, giveCard, stepShown } from '../support/shopper.ts';

const { visit } = plainShoppers();

test.each(countries.slice(1))(
  'SHP-01 SHP-02 to a relay point in %s, paid by card',
  async (_, place, isBelgian) => {
    const { page, close } = await visit(isBelgian ? { baseURL: belgian() } : {});
    await startAtBilling(page);
    let name = '';
    await giveAddress(
      page,
      async () => {
        await page.getByText('Point relais', { exact: true }).click();
        await search(page, place?.postcode ?? '');
        name = await takeFirstPoint(page);
      },
      place,
    );
    await page.getByText(`Retrait au point relais ${name}`).waitFor();
    await ordered(page, false);
    await page.getByText(`Retrait au point relais ${name}`).waitFor();
    await page.getByRole('link', { name: 'Suivre ma commande' }).click();
    await page.getByRole('heading', { level: 1, name: /^Commande/ }).waitFor();
    await page.getByText(`Retrait au point relais ${name}`).waitFor();
    await close();
  },
);

test.each(countries.slice(1))(
  'SHP-01 to a home in %s, paid by card',
  async (_, place, isBelgian) => {
    const { page, close } = await visit(isBelgian ? { baseURL: belgian() } : {});
    await startAtBilling(page);
    await giveAddress(page, undefined, place);
    await ordered(page, false);
    await close();
  },
);

test('SHP-01 SHP-02 to a relay point without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await startAtBilling(page);
  await giveAddress(page, async () => {
    await page.getByText('Point relais', { exact: true }).click();
    await search(page, 'Villeurbanne');
    await page.getByText(/^12 points relais près de «\sVilleurbanne\s»/).waitFor();
    await takeFirstPoint(page);
  });
  await page.getByText(/^Retrait au point relais/).waitFor();
  await giveCard(page, ACCEPTED, { scripts: false });
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  await page.getByText(/^Retrait au point relais/).waitFor();
  await close();
});

test('REL-48 a point that closes before the order is paid stops the order, with a way on', async () => {
  const { page, context, close } = await visit();
  await startAtBilling(page);
  let code = '';
  const choose = async () => {
    await page.getByText('Point relais', { exact: true }).click();
    await search(page, 'Dijon');
    await page.getByText(/près de «\sDijon\s»/).waitFor();
    const radio = relayPoints(page).getByRole('radio').first();
    code = (await radio.getAttribute('value')) ?? '';
    await radio.check({ force: true });
  };
  await giveAddress(page, choose);
  await giveCard(page, ACCEPTED, { scripts: false });
  const desk = await context.newPage();
  await desk.goto('/_dev/relays/');
  await desk.getByLabel(/^Point/).fill(code);
  await desk.getByRole('button', { name: 'It has closed' }).click();
  await desk.getByText(`closed ${code}`).waitFor();
  await acceptAndOrder(page);
  await page
    .getByText(/^Ce point relais a fermé/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Modifier : Livraison' }).click();
  await stepShown(page, 'livraison');
  await close();
});
