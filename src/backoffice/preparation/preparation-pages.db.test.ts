import { expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { waitingOrders } from '../../../tests/support/waiting-orders.ts';
import { loader as picking } from './picking.page.tsx';
import { loader as preparation } from './preparation.page.tsx';
import { loader as slips } from './slips.page.tsx';

const shop = testShop();

const WAITING = 34;
const numbersOf = (orders: readonly { number: string }[]) => orders.map(({ number }) => number);

test('O-06 without a tick each page prints the orders it shows, and takes what is in them', async () => {
  await waitingOrders(shop, WAITING);
  const { load } = await officeAs(shop, 'logistics');
  const pages: number[] = [];
  for (const page of [1, 2]) {
    const shown = await load(preparation, `/gestion/preparation/?page=${page}`);
    const printed = await load(slips, `/gestion/preparation/bordereaux/?page=${page}`);
    const taken = await load(picking, `/gestion/preparation/ramassage/?page=${page}`);
    expect(numbersOf(printed.orders)).toEqual(numbersOf(shown.orders));
    expect(taken.numbers).toEqual(numbersOf(shown.orders));
    pages.push(shown.orders.length);
  }
  expect(pages.reduce((sum, count) => sum + count)).toBe(WAITING);
  expect(pages[1]).toBeGreaterThan(0);
});
