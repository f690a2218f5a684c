import type { Page } from 'playwright-core';
import { plainShoppers } from './plain-shoppers.ts';
import { freshEmail, PASSWORD } from './shopper.ts';

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
