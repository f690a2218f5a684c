import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUp } from '../support/prepared-order.ts';
import { shoppers } from '../support/shopper.ts';
import { soldProducts } from './catalogue.ts';

const { visit } = shoppers();

/** Class of the body at each frame that was painted. */
const paintedClasses = (page: Page) =>
  page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    const frame = () => {
      if (document.body && document.body.childElementCount > 1)
        painted.push(document.body.className);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const read = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { painted: string[] }).painted)]);

test('NAV-21 the body says who visits before anything is painted, on cached documents too', async () => {
  const { page, close } = await visit();
  await paintedClasses(page);
  await page.goto('/');
  await page.waitForLoadState('load');
  expect(await read(page)).toEqual(['anonymous']);

  await signUp(page);
  await page.goto('/');
  await page.waitForLoadState('load');
  await page
    .getByRole('link', { name: /Camille|Mon compte/ })
    .first()
    .waitFor();
  expect(await read(page)).toEqual(['logged-in']);
  await close();
});

/** Less than the third decimal in which the measure is given: parts of a pixel. */
const UNSEEN = 0.0005;

/** The sum of every shift of the page that nobody asked for. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput)
              sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );

test('nothing moves while a page loads and is scrolled, on a telephone and in a wide window', async () => {
  const [product] = await soldProducts();
  const paths = ['/', '/chien/croquettes/', `/produits/${product?.slug}/`];
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    const { page, close } = await visit({ viewport });
    // The stand-ins of our fonts have their own test: a machine without them would move here.
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (let screen = 0; screen < 12; screen += 1) await page.mouse.wheel(0, viewport.height / 2);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), `${path} at ${viewport.width}`).toBeLessThan(UNSEEN);
    }
    await close();
  }
});
