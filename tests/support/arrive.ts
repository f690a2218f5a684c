import type { Page } from 'playwright-core';
import { signInToOffice } from './office-page.ts';
import { addDog, heading } from './pet-pages.ts';
import { plainShoppers } from './plain-shoppers.ts';
import { freshEmail, PASSWORD } from './shopper.ts';
import { ownSubscription, SUBSCRIPTIONS, subscribe } from './subscription-journey.ts';

const { visit } = plainShoppers();

/**
 * Does over a socket what leads to a test, and gives the browser of the page the cookies it ends
 * with: the way there is the journey of other tests. The page itself stays where it is.
 */
async function arriveBy<T>(page: Page, walk: (plain: Page) => Promise<T>): Promise<T> {
  const plain = await visit();
  const result = await walk(plain.page);
  await plain.close();
  await page.context().addCookies(await plain.context.cookies());
  return result;
}

/** A new customer, Camille Durand, signed in; returns the e-mail. */
export async function arriveSignedIn(page: Page, email = freshEmail()): Promise<string> {
  await arriveBy(page, async (plain) => {
    const form = {
      intent: 'registration',
      email,
      password: PASSWORD,
      firstName: 'Camille',
      lastName: 'Durand',
    };
    const answer = await plain.request.post('/connexion/', { form, maxRedirects: 0 });
    if (answer.status() >= 400) throw new Error(`the registration is refused: ${answer.status()}`);
  });
  return email;
}

/**
 * A new customer with two bags on subscription, every six weeks, on its page. Returns its code. How
 * one is bought page by page is the journey of `subscribe`.
 */
export async function arriveSubscribed(
  page: Page,
  { card }: { card?: string } = {},
): Promise<string> {
  const code = await arriveBy(page, (plain) => subscribe(plain, { scripts: false, card }));
  await page.goto(`${SUBSCRIPTIONS}${code}/`);
  await ownSubscription(page);
  return code;
}

/** A new customer with a dog, Moka, on its profile. */
export async function arriveWithDog(page: Page): Promise<void> {
  const profile = await arriveBy(page, async (plain) => {
    await addDog(plain);
    return new URL(plain.url()).pathname;
  });
  await page.goto(profile);
  await heading(page, 'Moka');
}

/** Somebody of the demonstration team, signed in to the back office. */
export const arriveInOffice = (page: Page, email: string): Promise<void> =>
  arriveBy(page, (plain) => signInToOffice(plain, email));
