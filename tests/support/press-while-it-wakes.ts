import type { Locator, Page } from 'playwright-core';
import { listens } from './listens.ts';

/** Reloads the page and presses a link or button while hydration runs, which must not shift it. `typed` runs before the press. */
export async function pressWhileItWakes(
  page: Page,
  target: Locator,
  typed: () => Promise<void> = async () => undefined,
): Promise<void> {
  const pressed = Promise.withResolvers<void>();
  // Not removed: a request in flight while a route is removed may never finish.
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
  // After an idle callback, the work following the first paint is done.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
  await page.mouse.up();
}
