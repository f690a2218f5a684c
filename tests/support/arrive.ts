import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDog, heading } from './animal-pages.ts';
import { detailsShown, giveDetails, walkToGuestDetails } from './guest.ts';
import { signInToOffice } from './office-page.ts';
import { plainShoppers } from './plain-shoppers.ts';
import { startAtPayment } from './prepared-order.ts';
import { acceptAndOrder, freshEmail, giveCard, PASSWORD, press, stepShown } from './shopper.ts';
import { MANDATED, ownSubscription, SUBSCRIPTIONS, titled } from './subscription-journey.ts';

const { visit } = plainShoppers();

/**
 * Runs the steps that lead to a test over HTTP without a browser, and copies the resulting cookies
 * to the page's browser. Those steps are tested elsewhere. The page itself does not navigate.
 */
export async function arriveBy<T>(page: Page, walk: (plain: Page) => Promise<T>): Promise<T> {
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
 * one is bought page by page is the journey of `subscribe`. It is started by a job.
 */
export async function arriveSubscribed(
  page: Page,
  { card = '4242424242424242' }: { card?: string } = {},
): Promise<string> {
  const code = await arriveBy(page, async (plain) => {
    await startAtPayment(plain, { interval: 42 });
    await giveCard(plain, card, { scripts: false });
    await acceptAndOrder(plain);
    if (card === MANDATED) await press(plain, 'Confirmer le paiement');
    await titled(plain, /^Merci Camille/);
    let found: string | undefined;
    await expect
      .poll(
        async () => {
          const list = await (await plain.request.get(SUBSCRIPTIONS)).text();
          found = /mes-abonnements\/(AB-\d+)\//.exec(list)?.[1];
          return found;
        },
        { interval: 100 },
      )
      .toBeTruthy();
    return found ?? '';
  });
  await page.goto(`${SUBSCRIPTIONS}${code}/`);
  await ownSubscription(page);
  return code;
}

/** A guest with one bag, at the first checkout step. */
export async function arriveAtGuestDetails(page: Page): Promise<void> {
  const funnel = await arriveBy(page, async (plain) => {
    await walkToGuestDetails(plain);
    return plain.url();
  });
  await page.goto(funnel);
  await detailsShown(page);
}

/**
 * Like `arriveAtGuestDetails`, with the addresses entered, at the payment step. Returns the e-mail.
 */
export async function arriveAtGuestPayment(page: Page): Promise<string> {
  const { email, step } = await arriveBy(page, async (plain) => {
    await walkToGuestDetails(plain);
    return { email: await giveDetails(plain), step: plain.url() };
  });
  await page.goto(step);
  await stepShown(page, 'paiement');
  return email;
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
