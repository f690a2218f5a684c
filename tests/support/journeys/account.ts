import type { Page } from 'playwright-core';
import { startAtPayment } from '../prepared-order.ts';
import { acceptAndOrder, chooseCheque } from '../shopper.ts';

export const PERSONAL_DATA = '/mon-compte/mes-informations-personnelles/';

export const ADDRESSES = '/mon-compte/mes-adresses/';

export const ORDERS = '/mon-compte/mes-commandes/';

export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** An order by cheque; the browser ends on its confirmation. Returns its number. */
export async function order(page: Page): Promise<string> {
  await startAtPayment(page);
  await chooseCheque(page);
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  const said = await page
    .getByText(/n°\s\d{9}/)
    .first()
    .innerText();
  return /\d{9}/.exec(said)?.[0] ?? '';
}
