import { expect, inject, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveInOffice } from '../support/arrive.ts';
import { isFull } from '../support/scope.ts';
import { shoppers } from '../support/shopper.ts';
import { officeVisitor, walkOffice } from '../support/walk-office.ts';
import { shopUrl } from '../support/worker-shop.ts';

const { visit } = shoppers();

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** A look at all of them takes two minutes of a browser: every run takes some others. */
const EACH = isFull ? 1 : 12;

test('A11Y-01 O-47 every page of the office is read by all, at a desk and on a telephone', async () => {
  const plain = officeVisitor(shopUrl());
  await plain.signIn();
  const addresses: string[] = [];
  for await (const { path, page } of walkOffice(plain, 1))
    if (page.status === 200 && /<main/.test(page.text)) addresses.push(path);
  expect(addresses.length).toBeGreaterThan(75);
  const chosen = addresses.filter((_, nth) => nth % EACH === inject('seed') % EACH);

  const { page, close } = await visit();
  await arriveInOffice(page, 'direction@gamelle.test');
  const found: string[] = [];
  for (const address of chosen)
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      if (size === WIDTHS[0]) await page.goto(address);
      await expectAccessible(page).catch((error: Error & { actual?: unknown }) =>
        found.push(`${address} at ${size.width}: ${JSON.stringify(error.actual ?? error.message)}`),
      );
    }
  expect(found).toEqual([]);
  await close();
}, 900_000);
