import type { Locator, Page } from 'playwright-core';

const patched = new WeakSet<object>();

/**
 * Waits for rendering before each press. A full browser renders iframes without an origin (the card
 * fields) in another process and dispatches a press by the last rendered frame: a test that scrolls
 * and presses at once would hit the iframe's old position.
 */
export function pressWhatIsDrawn(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('body'));
  // Patched once, since all pages of a worker share the prototype.
  if (patched.has(locators)) return;
  patched.add(locators);
  for (const action of ['click', 'dblclick', 'check', 'uncheck', 'tap'] as const) {
    const act = locators[action];
    locators[action] = async function (this: Locator, options) {
      if (this.page().frames().length > 1) {
        await this.scrollIntoViewIfNeeded();
        await drawn(this.page());
      }
      return act.call(this, options);
    };
  }
}

/** Waits until the page is rendered, by taking a screenshot. */
async function drawn(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 1,
    clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 },
  });
  await devTools.detach();
}
