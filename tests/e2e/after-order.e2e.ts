import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { startAtPayment } from '../support/prepared-order.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { acceptAndOrder, BAG, freshEmail, giveCard, press, shoppers } from '../support/shopper.ts';
import { teamCommand } from '../support/team-command.ts';

const { visit } = shoppers();
let folder: DataFolder;
let shop: ShopProcess;

/** A shop of its own: its clock is moved. */
beforeAll(async () => {
  folder = await createFilledFolder();
  shop = await startShopProcess({ dataDir: folder.path });
});

afterAll(async () => {
  await shop?.stop();
  await folder?.remove();
});

const team = (...given: string[]) => teamCommand(folder.path, ...given);
const orderPage = (number: string) => `/mon-compte/mes-commandes/${number}/`;

/** Jobs run beside the pages: looks again until they did their part. */
async function showsInTime(page: Page, text: string | RegExp) {
  const shown = page.getByRole('main').getByText(text).first();
  await expect
    .poll(async () => (await page.reload()) && (await shown.isVisible()), { timeout: 20_000 })
    .toBe(true);
}

/** A paid order of two bags; the browser stays on its confirmation. */
async function order(page: Page, email: string): Promise<string> {
  await startAtPayment(page, { email });
  await giveCard(page, '4242424242424242');
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  const said = await page
    .getByText(/n°\s\d{9}/)
    .first()
    .innerText();
  return /\d{9}/.exec(said)?.[0] ?? '';
}

async function download(page: Page, name: RegExp) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), content: await buffer(await file.createReadStream()) };
}

test('SHP-05 ORD-04 BIZ-17 PAY-09 parcels are followed, the invoice comes on day 7, money comes back with its credit note', async () => {
  const { page, close } = await visit({ baseURL: shop.url });
  const number = await order(page, freshEmail());
  await team('order', number, 'ship', 'COLIS-A1', 'COLIS-A2', '--last');
  await page.reload();
  const parcels = page.getByRole('list', { name: 'Vos colis' });
  expect(await parcels.getByRole('listitem').count()).toBe(2);
  expect(await parcels.getByRole('link').first().getAttribute('href')).toContain('COLIS-A1');

  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page.getByRole('heading', { level: 1, name: `Commande n° ${number}` }).waitFor();
  await parcels.getByRole('link', { name: 'Suivre le colis COLIS-A2' }).waitFor();
  await showsInTime(page, /Disponible à partir du/);
  await team('order', number, 'deliver', 'COLIS-A1');
  await showsInTime(page, /livré le/);
  await expectAccessible(page);

  await team('clock', '+7d');
  // The shop hears of the new day beside its pages: the first one asked for may be of the day before.
  await showsInTime(page, /^Facture du /);
  const invoice = await download(page, /^Facture du .*FA-FR-/);
  expect(invoice.name).toBe(`facture-${number}.pdf`);
  expect(invoice.content.subarray(0, 5).toString()).toBe('%PDF-');

  await team('order', number, 'refund', `${BAG}=1`, 'Sac abîmé');
  await page.goto(orderPage(number));
  await showsInTime(page, /remboursés le/);
  await showsInTime(page, /^Avoir du /);
  const note = await download(page, /^Avoir du .*AV-FR-/);
  expect(note.name).toMatch(/^avoir-AV-FR-\d{4}-\d{6}\.pdf$/);
  await expectAccessible(page);
  await close();
  expect(await team('match')).toContain('0 open');
  expect(await team('invoices', 'verify')).toContain('every one as it was issued');
  // Six starts of the team's command beside the pages: longer than other journeys.
});

test('WDR-03 WDR-01 a withdrawal is declared from the order, and without an account', async () => {
  const email = freshEmail();
  const { page, close } = await visit({ baseURL: shop.url });
  const number = await order(page, email);
  await page.goto(orderPage(number));
  await page.getByRole('main').getByRole('link', { name: 'Renoncer au contrat ici' }).click();
  await declare(page, { number, email });
  await page.goto(orderPage(number));
  await page.getByText(/Vous avez déclaré renoncer à cette commande le/).waitFor();
  // It had not left: it is cancelled, and its money goes back.
  await showsInTime(page, 'Annulée');
  await close();

  const customer = await visit({ baseURL: shop.url });
  const other = { number: await order(customer.page, `b${email}`), email: `b${email}` };
  await team('order', other.number, 'ship', 'COLIS-B1', '--last');
  const stranger = await visit({ baseURL: shop.url });
  await stranger.page.goto(`/renoncer-au-contrat/?commande=${other.number}`);
  await declare(stranger.page, other);
  await stranger.close();
  await customer.page.goto(orderPage(other.number));
  await customer.page.getByText(/Vous avez déclaré renoncer à cette commande le/).waitFor();
  await customer.close();
});

async function declare(page: Page, { number, email }: { number: string; email: string }) {
  await page.getByRole('heading', { level: 1, name: 'Renoncer au contrat ici' }).waitFor();
  expect(await page.getByLabel('Numéro de commande').inputValue()).toBe(number);
  await page.getByLabel('Votre nom').fill('Camille Durand');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Vérifier ma déclaration');
  await page.getByRole('heading', { name: 'Vérifiez votre déclaration' }).waitFor();
  await press(page, 'Confirmer la rétractation');
  await page.getByRole('heading', { name: 'Votre rétractation est enregistrée' }).waitFor();
}
