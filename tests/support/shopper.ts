import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, onTestFinished } from 'vitest';
import { listens } from './listens.ts';
import { currentTest, type OpenVisit, openVisit, type VisitOptions } from './visit.ts';

/** A bag with subscription, from the demonstration data. */
export const BAG = '10012102';
export const PASSWORD = 'quatre chiens heureux';

/**
 * The browser of this worker; `visit` opens a page that records errors. The page is closed at the
 * end of the test (or of the file, if opened in a hook), and recorded errors fail it. `close` does
 * so earlier; after `settle` errors are ignored.
 */
export function shoppers() {
  const ofFile = new Set<OpenVisit>();
  afterAll(async () => {
    for (const open of ofFile) await open.end();
  });

  const visit = async (options: VisitOptions = {}) => {
    const open = await openVisit(options);
    if (currentTest()) onTestFinished(({ task }) => open.end(task));
    else ofFile.add(open);
    const { page, context, problems } = open;
    if (options.javaScriptEnabled !== false) lookBeforeActing(page);
    const close = async () => {
      expect(problems).toEqual([]);
      open.settle();
    };
    return { page, context, close, settle: open.settle };
  };
  return { visit };
}

/** An unused e-mail address. */
export const freshEmail = () => `e2e-${crypto.randomUUID()}@exemple.fr`;

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

const STEPS = {
  facturation: 'Votre adresse de facturation',
  livraison: 'Votre livraison',
  paiement: 'Votre paiement',
  recapitulatif: 'Vérifiez et commandez',
};

/** Waits for a checkout step: its address changes slightly before its fields appear. */
export async function stepShown(page: Page, step: keyof typeof STEPS): Promise<void> {
  await page.waitForURL(new RegExp(`etape=${step}`));
  await page.getByRole('heading', { level: 1, name: STEPS[step] }).waitFor();
}

/** Chooses to pay by cheque, and goes on to the last step. */
export async function chooseCheque(page: Page): Promise<void> {
  const deliveryOptions = page.getByRole('group', { name: 'Moyen de paiement' });
  await deliveryOptions.getByText('Chèque', { exact: true }).click();
  await press(page, /^Continuer/);
  await stepShown(page, 'recapitulatif');
}

/**
 * Waits for hydration before each action, since tests are faster than people. To test what happens
 * before, open the page with `page.mainFrame().goto`.
 */
function lookBeforeActing(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    await listens(page);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    await listens(page);
    return answer;
  };
}

/** From a cart with two bags through registration to the first checkout step. */
export async function walkToBilling(
  page: Page,
  email = freshEmail(),
  onCart: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto(`/panier/?variantId=${BAG}&quantity=2`);
  await onCart(page);
  await page
    .getByRole('link', { name: /^Commander/ })
    .locator('visible=true')
    .click();
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
  await stepShown(page, 'facturation');
}

/** A delivery address. */
export interface Place {
  /** Country name, where the form has a choice. */
  country?: string;
  /** Country code where the form is not used; France by default. */
  countryCode?: string;
  postcode: string;
  city: string;
  street: string;
}

const LYON: Place = { postcode: '69003', city: 'Lyon', street: '12 rue des Lilas' };

/** Enters billing and delivery with the defaults, up to the payment step. */
export async function giveAddress(
  page: Page,
  onDelivery: (page: Page) => Promise<void> = async () => undefined,
  { country, postcode, city, street }: Place = LYON,
): Promise<void> {
  if (country) await page.getByLabel('Pays', { exact: true }).selectOption(country);
  await page.getByLabel('Code postal').fill(postcode);
  await page.getByLabel('Ville').fill(city);
  await page.getByLabel('Numéro et rue').fill(street);
  await press(page, /^Continuer/);
  await stepShown(page, 'livraison');
  await giveDelivery(page, onDelivery);
}

/** Delivery as it is proposed, or as `onDelivery` chooses, up to the payment step. */
export async function giveDelivery(
  page: Page,
  onDelivery: (page: Page) => Promise<void>,
): Promise<void> {
  await onDelivery(page);
  await press(page, /^Continuer/);
  await stepShown(page, 'paiement');
}

/** Enters a card in the provider's iframe and goes to the last step. */
export async function giveCard(page: Page, number: string, { scripts = true } = {}) {
  const fields = page.frameLocator('iframe');
  await fields.getByLabel('Numéro de carte').fill(number);
  await fields.getByLabel(/expiration/).fill('08/29');
  await fields.getByLabel('Cryptogramme').fill('123');
  if (!scripts) {
    await fields.getByRole('button', { name: 'Valider la carte' }).click();
    await fields.getByText(/La carte est enregistrée/).waitFor();
  }
  await press(page, /^Continuer/);
  await stepShown(page, 'recapitulatif');
}

export async function acceptAndOrder(page: Page): Promise<void> {
  await page.getByLabel(/J’ai lu/).check();
  await press(page, /^Commander/);
}

/** The token of the order in the address bar. */
export const tokenIn = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Another tab of the same browser on the same page. */
export async function twin(context: BrowserContext, page: Page): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(page.url());
  await listens(tab);
  return tab;
}
