import type { Locator, Page } from 'playwright-core';
import { listens } from './listens.ts';

/**
 * Loads the page anew and presses a link or a button of it; its scripts start to listen while the finger is down. What they show then
 * may move nothing from under it. `typed` is done before the press.
 */
export async function pressWhileItWakes(
  page: Page,
  target: Locator,
  typed: () => Promise<void> = async () => undefined,
): Promise<void> {
  const pressed = Promise.withResolvers<void>();
  // It stays: a file that is asked for while a route is taken away may never come.
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.mainFrame().goto(page.url(), { waitUntil: 'domcontentloaded' });
  await typed();
  await target.hover();
  await page.mouse.down();
  pressed.resolve();
  await listens(page);
  // What runs once the page is shown has run when the browser has nothing more to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
  await page.mouse.up();
}
