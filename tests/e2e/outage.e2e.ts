import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/account.ts';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { type DatabaseRelay, startDatabaseRelay } from '../support/database-relay.ts';
import { REMINDED, writeLinks } from '../support/delivery-links.ts';
import { walkToGuestDetails } from '../support/guest.ts';
import { listens } from '../support/listens.ts';
import { SHOPPER } from '../support/reminded-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { freshEmail, press, shoppers, stepShown } from '../support/shopper.ts';

// A shop of its own: the way to its database is cut.
let folder: DataFolder;
let relay: DatabaseRelay;
let shop: ShopProcess;
let links: Awaited<ReturnType<typeof writeLinks>>;

beforeAll(async () => {
  folder = await createFilledFolder();
  relay = await startDatabaseRelay(folder.url);
  shop = await startShopProcess({ dataDir: folder.path, settings: { DATABASE_URL: relay.url } });
  links = await writeLinks(folder.url);
});
afterAll(async () => {
  await shop?.stop();
  await relay?.cut();
  await folder?.remove();
});

const { visit } = shoppers();
const AWAY = /momentanément indisponible/;
const back = () => expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status).toBe(200);

test('R-19 N-10 what a guest typed stays while the database is away, and goes on once it is back', async () => {
  const { page, settle } = await visit({ baseURL: shop.url });
  await walkToGuestDetails(page);
  const email = freshEmail();
  await page.getByLabel('Votre e-mail').fill(email);
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Code postal').fill('69003');
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  settle();
  await relay.cut();
  await press(page, /^Continuer/);
  await page.getByText(AWAY).first().waitFor();
  for (const [label, typed] of [
    ['Votre e-mail', email],
    ['Ville', 'Lyon'],
    ['Numéro et rue', '12 rue des Lilas'],
  ] as const)
    expect(await page.getByLabel(label).inputValue(), label).toBe(typed);
  await relay.mend();
  await back();
  await press(page, /^Continuer/);
  await stepShown(page, 'livraison');
});

test('R-19 N-02 N-05 a link of a mail and an alert stay to be pressed again', async () => {
  const { page, settle } = await visit({ baseURL: shop.url });
  const email = freshEmail();
  const alert = await page.context().newPage();
  await alert.goto('/produits/cubes-de-saumon-seche-chien/');
  await alert.getByLabel('E-mail pour l’alerte').fill(email);
  await page.goto(links.skip);
  settle();
  await relay.cut();
  const pressLink = () => page.locator('main form button[type=submit]').click();
  await pressLink();
  await page.getByText(AWAY).first().waitFor();
  await press(alert, 'M’avertir');
  await alert.getByText(AWAY).first().waitFor();
  expect(await alert.getByLabel('E-mail pour l’alerte').inputValue()).toBe(email);
  await relay.mend();
  await back();
  await pressLink();
  await page.getByRole('heading', { name: /C’est/ }).waitFor();
  await press(alert, 'M’avertir');
  await alert.getByText('C’est noté').waitFor();
});

test('R-19 the page of a change of a subscription stays while the database is away', async () => {
  const { page, settle } = await visit({ baseURL: shop.url });
  await page.goto('/connexion/');
  await signIn(page, SHOPPER.email, SHOPPER.password);
  await page.waitForURL(/mon-compte/);
  await page.goto(`/mon-compte/mes-abonnements/${REMINDED}/?etape=pause`);
  const confirm = page.locator('main form:has(input[type=date]) button[type=submit]').last();
  settle();
  await relay.cut();
  await confirm.click();
  await page.getByText(AWAY).first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Mettre en pause' }).waitFor();
  await relay.mend();
  await back();
  await confirm.click();
  await page.waitForURL(/fait=pause/);
});

test('F2 without a network what a guest typed stays and is sent later, a card says that nothing was added, a page asks to try again', async () => {
  const { page, context, settle } = await visit({ viewport: { width: 390, height: 844 } });
  await walkToGuestDetails(page);
  const typed = {
    'Votre e-mail': freshEmail(),
    Prénom: 'Camille',
    'Code postal': '69003',
    Ville: 'Lyon',
    'Numéro et rue': '12 rue des Lilas',
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  settle();
  await context.setOffline(true);
  await press(page, /^Continuer/);
  const lost = page.getByRole('main').getByText(/^Connexion perdue\s: vérifiez votre réseau/);
  await lost.waitFor();
  for (const [label, value] of Object.entries(typed))
    expect(await page.getByLabel(label).inputValue(), label).toBe(value);
  await context.setOffline(false);
  await press(page, /^Continuer/);
  await stepShown(page, 'livraison');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/chien/croquettes/');
  await listens(page);
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Ajouter au panier\s: / })
    .first()
    .click();
  await lost.waitFor();
  await page.getByRole('checkbox', { name: /Adulte/ }).click();
  await page.getByRole('heading', { name: 'Pas de réseau' }).waitFor();
  await context.setOffline(false);
  await press(page, 'Réessayer');
  await page.getByRole('heading', { level: 1, name: /croquettes/i }).waitFor();
});

test('F2 a press with nothing typed, which no form answers, says without a network that the shop was not reached', async () => {
  const { page, context, settle } = await visit({ baseURL: shop.url });
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(SHOPPER.email);
  await press(page, 'Continuer');
  const forgotten = page.locator('form:has([value=reset]) button');
  await forgotten.waitFor();
  settle();
  await context.setOffline(true);
  await forgotten.click();
  await page.getByRole('heading', { name: 'Pas de réseau' }).waitFor();
  await context.setOffline(false);
  await press(page, 'Réessayer');
  await page.getByLabel('Votre e-mail').waitFor();
});
