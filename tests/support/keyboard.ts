import type { Page } from 'playwright-core';

const MANY = 120;

/** Accessible description of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const [label] = (active as HTMLInputElement | null)?.labels ?? [];
    return (active?.getAttribute('aria-label') ?? (label ?? active)?.textContent)?.trim() ?? '';
  });

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp) {
  for (let press = 0; press < MANY; press += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}
