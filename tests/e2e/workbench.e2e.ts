import { expect, test } from 'vitest';
import { SECTIONS } from '../../src/workbench/sections.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('the workbench shows each section of controls at the widths of a telephone and of a desk', async () => {
  const { page, close } = await visit({ viewport: { width: 1920, height: 1080 } });
  await page.goto('/_dev/ui/');
  await page.getByRole('link', { name: 'fields' }).click();
  for (const title of ['390 pixels', '1440 pixels']) {
    const section = page.frameLocator(`iframe[title="${title}"]`);
    await section.getByRole('heading', { level: 2, name: 'text-field' }).waitFor();
  }
  await close();
});

test('no control of the workbench is wider than a telephone, and axe finds nothing in any state', async () => {
  const { page, close } = await visit();
  for (const section of SECTIONS.keys()) {
    await page.goto(`/_dev/ui/${section}/`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, section).toBe(390);
    await expectAccessible(page);
  }
  await close();
});
