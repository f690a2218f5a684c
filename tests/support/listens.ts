import type { Page } from 'playwright-core';

/** Waits for the hydration of a new document; returns at once without scripts. */
export const listens = (page: Page) =>
  page.waitForFunction(() => {
    const isTaken = Object.keys(document.body).some((key) => key.startsWith('__react'));
    const hasNone = !('__reactRouterContext' in window);
    return isTaken || (hasNone && document.readyState === 'complete');
  });
