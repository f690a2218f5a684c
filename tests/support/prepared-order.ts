import type { Page } from 'playwright-core';
import { BAG, freshEmail, PASSWORD, type Place, stepShown } from './shopper.ts';

const LYON: Place = { postcode: '69003', city: 'Lyon', street: '12 rue des Lilas' };

interface Wanted {
  email?: string;
  place?: Place | undefined;
  delivery?: 'home' | 'relay';
  /** Days between two deliveries; bought once without. */
  interval?: number;
}

/** Whether the page runs in a browser, which alone finds every host of the site. */
const isInBrowser = (page: Page) => 'evaluate' in page;

/** An empty document of the site, from which it can be asked without loading a page of it. */
async function openNothing(page: Page): Promise<void> {
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/nothing');
  await page.unroute('**/nothing');
}

/** Text of an address, asked for by the page as its own scripts would. */
const read = async (page: Page, path: string): Promise<string> =>
  isInBrowser(page)
    ? page.evaluate(async (path) => (await fetch(path)).text(), path)
    : (await page.request.get(path)).text();

/** Sends a form of the shop without showing what follows it. Throws when it was refused. */
async function send(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  const status = isInBrowser(page)
    ? await sendFromBrowser(page, path, fields)
    : (await page.request.post(path, { form: fields, maxRedirects: 0 })).status();
  if (status < 300 || status >= 400) throw new Error(`${path} refused ${fields.intent}: ${status}`);
}

/** The status of what answers a form; a redirect, which the page does not see, is a 303. */
const sendFromBrowser = (page: Page, path: string, fields: Record<string, string>) =>
  page.evaluate(
    async ([path, fields]) => {
      const body = new URLSearchParams(fields);
      const answer = await fetch(path, { method: 'POST', body, redirect: 'manual' });
      return answer.type === 'opaqueredirect' ? 303 : answer.status;
    },
    [path, fields] as const,
  );

/**
 * A new customer, signed in, with two bags in the cart, and no page of the shop shown: the way there
 * is the journey of other tests. Returns the path of the order in the funnel.
 */
export async function signUp(page: Page, email = freshEmail(), interval?: number): Promise<string> {
  if (isInBrowser(page)) await openNothing(page);
  const cart = await fillCart(page, interval);
  const [funnel] = /\/commande\/[\w-]+\//.exec(cart) ?? [];
  if (!funnel) throw new Error('the cart leads to no order');
  await send(page, '/connexion/', {
    intent: 'registration',
    email,
    password: PASSWORD,
    firstName: 'Camille',
    lastName: 'Durand',
  });
  return funnel;
}

/** The cart page with two bags; on subscription, with so many days in between, without a browser alone. */
async function fillCart(page: Page, interval?: number): Promise<string> {
  if (!interval) return read(page, `/panier/?variantId=${BAG}&quantity=2`);
  const form = {
    intent: 'add',
    variant: BAG,
    quantity: '2',
    mode: 'subscription',
    interval: String(interval),
  };
  return (await page.request.post('/panier/', { form })).text();
}

/** A new customer at the first step of the funnel, with two bags. */
export async function startAtBilling(page: Page, email?: string): Promise<void> {
  await page.goto(await signUp(page, email));
  await stepShown(page, 'facturation');
}

/** A new customer who has said where they live, at the delivery of their two bags. */
export async function startAtDelivery(page: Page): Promise<void> {
  const funnel = await signUp(page);
  await sayWhere(page, funnel, LYON);
  await page.goto(`${funnel}?etape=livraison`);
  await stepShown(page, 'livraison');
}

async function sayWhere(
  page: Page,
  funnel: string,
  { countryCode = 'FR', postcode, city, street }: Place,
): Promise<void> {
  const name = { firstName: 'Camille', lastName: 'Durand' };
  const billing = { intent: 'billing', countryCode, postcode, city, street };
  await send(page, funnel, Object.assign(billing, name));
}

/** A new customer who has said where their two bags go, at the payment. */
export async function startAtPayment(
  page: Page,
  { email, place = LYON, delivery = 'home', interval }: Wanted = {},
): Promise<void> {
  const funnel = await signUp(page, email, interval);
  await sayWhere(page, funnel, place);
  const method = delivery === 'relay' ? 'relay_standard' : 'home_standard';
  const isRelay = delivery === 'relay';
  const pickupPoint = isRelay ? await nearestRelay(page, funnel, place.postcode) : '';
  await send(page, funnel, { intent: 'shipping', same: 'on', method, pickupPoint });
  await page.goto(`${funnel}?etape=paiement`);
  await stepShown(page, 'paiement');
}

async function nearestRelay(page: Page, funnel: string, postcode: string): Promise<string> {
  const query = new URLSearchParams({ place: postcode, same: 'on', method: 'relay_standard' });
  const answer = JSON.parse(await read(page, `${funnel}points-relais/?${query}`));
  return answer.found.points[0].code;
}
