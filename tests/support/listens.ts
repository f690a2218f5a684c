import type { Page } from 'playwright-core';

/** Waits until the scripts of a new document have taken it over; what has none is ready at once. */
export const listens = (page: Page) =>
  page.waitForFunction(() => {
    const isTaken = Object.keys(document.body).some((key) => key.startsWith('__react'));
    const hasNone = !('__reactRouterContext' in window);
    return isTaken || (hasNone && document.readyState === 'complete');
  });
