import type { Locator, Page } from 'playwright-core';

const patched = new WeakSet<object>();

/**
 * Presses reach what is drawn. A whole browser keeps a frame without an origin, as card fields have,
 * in a process of its own, and gives a press to whatever its last picture shows at that point. A
 * test scrolls and presses before the page was drawn where it now is: its press would fall into
 * the frame that stood there. People press what they see.
 */
export function pressWhatIsDrawn(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('body'));
  // All pages of a worker share them.
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

/** Waits until the page is shown as it is now: taking its picture does. */
async function drawn(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 1,
    clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 },
  });
  await devTools.detach();
}
