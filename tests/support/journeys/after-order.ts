import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startAtPayment } from '../prepared-order.ts';
import { acceptAndOrder, giveCard } from '../shopper.ts';

export const orderPage = (number: string) => `/mon-compte/mes-commandes/${number}/`;

/** Polling is slow, because reloading costs as much as the awaited job. */
const BETWEEN_LOOKS_MS = 250;

/** Polls until a job has done its part. */
export async function showsInTime(page: Page, text: string | RegExp) {
  const shown = page.getByRole('main').getByText(text).first();
  const isShown = async () => (await page.reload()) && (await shown.isVisible());
  await expect.poll(isShown, { interval: BETWEEN_LOOKS_MS }).toBe(true);
}

/** Buys two bags; ends on the confirmation. */
export async function order(page: Page, email: string, scripts = true): Promise<string> {
  await startAtPayment(page, { email });
  await giveCard(page, '4242424242424242', { scripts });
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  const said = await page
    .getByText(/n°\s\d{9}/)
    .first()
    .innerText();
  return /\d{9}/.exec(said)?.[0] ?? '';
}
