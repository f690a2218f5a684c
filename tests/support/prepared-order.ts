import type { Page } from 'playwright-core';
import { BAG, freshEmail, PASSWORD, type Place, stepShown } from './shopper.ts';

const LYON: Place = { postcode: '69003', city: 'Lyon', street: '12 rue des Lilas' };

interface Wanted {
  email?: string;
  place?: Place | undefined;
  delivery?: 'home' | 'relay';
  /** Interval in days; absent for buying once. */
  interval?: number;
}

/** Whether it runs in a browser; only a browser resolves every host of the site. */
const isInBrowser = (page: Page) => 'evaluate' in page;

/** An empty document of the site, from which requests can be sent without loading a page. */
async function openNothing(page: Page): Promise<void> {
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/nothing');
  await page.unroute('**/nothing');
}

/** The text at an address, fetched by the page. */
const read = async (page: Page, path: string): Promise<string> =>
  isInBrowser(page)
    ? page.evaluate(async (path) => (await fetch(path)).text(), path)
    : (await page.request.get(path)).text();

/** Submits a form without showing the result. Throws when it was refused. */
async function send(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  const status = isInBrowser(page)
    ? await sendFromBrowser(page, path, fields)
    : (await page.request.post(path, { form: fields, maxRedirects: 0 })).status();
  if (status < 300 || status >= 400) throw new Error(`${path} refused ${fields.intent}: ${status}`);
}

/** Status of a submitted form; an opaque redirect is reported as 303. */
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
 * A new customer, signed in, with two bags in the cart and no page loaded: these steps are tested
 * elsewhere. Returns the checkout path of the order.
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

/** Adds two bags to the cart; subscriptions only without a browser. */
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

/** A new customer with two bags and a billing address, at the delivery step. */
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

/** A new customer with two bags and both addresses, at the payment step. */
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
