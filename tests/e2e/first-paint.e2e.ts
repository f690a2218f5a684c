import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soldProducts } from '../support/catalogue.ts';
import { listens } from '../support/listens.ts';
import { signUp } from '../support/prepared-order.ts';
import { shoppers } from '../support/shopper.ts';

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
/** A line that is painted before the rest of its words are read: a tenth of what counts as good. */
const HALF_READ = 0.01;

/** What was painted before the frame that follows the end of the document was painted half read. */
const noteHalfRead = (page: Page) =>
  page.addInitScript(() => {
    const whole = () => Object.assign(window, { wholeAt: performance.now() });
    const afterNextFrame = () => requestAnimationFrame(() => requestAnimationFrame(whole));
    addEventListener('DOMContentLoaded', afterNextFrame, { once: true });
  });

/**
 * The sums of the shifts of the page nobody asked for: while its document was read, and after; and
 * what was moved after.
 */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ reading: number; after: number; moved: string[] }>((done) => {
        const found = { reading: 0, after: 0, moved: [] as string[] };
        const { wholeAt } = window as unknown as { wholeAt: number };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { hadRecentInput, value, sources, startTime } = entry as PerformanceEntry & {
              hadRecentInput: boolean;
              value: number;
              sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
            };
            if (hadRecentInput) continue;
            if (startTime <= wholeAt) found.reading += value;
            else {
              found.after += value;
              for (const { node, previousRect, currentRect } of sources)
                found.moved.push(
                  `${Math.round(startTime - wholeAt)} ms later: ${node?.nodeName}.${node?.className} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)} ${node?.textContent?.slice(0, 60)}`,
                );
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(found)));
      }),
  );

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const pathsOf = async () => {
  const [product] = await soldProducts();
  return ['/', '/chien/croquettes/', `/produits/${product?.slug}/`];
};

/** The stand-ins of our fonts have their own test: a machine without them would move here. */
const withoutFonts = (page: Page) =>
  page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));

async function expectStill(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { reading, after, moved } = await layoutShifts(page);
  expect(after, `${what}\n${moved.join('\n')}`).toBeLessThan(UNSEEN);
  expect(reading, `${what}, half read`).toBeLessThan(HALF_READ);
}

test.each(WINDOWS)('nothing moves while a page loads and is scrolled, %o', async (viewport) => {
  const { page, close } = await visit({ viewport });
  await withoutFonts(page);
  await noteHalfRead(page);
  for (const path of await pathsOf()) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (let screen = 0; screen < 12; screen += 1) await page.mouse.wheel(0, viewport.height / 2);
    await expectStill(page, path);
  }
  await close();
});

test.each(WINDOWS)(
  'scripts that come late to who is reading move nothing, %o',
  async (viewport) => {
    const { page, close } = await visit({ viewport });
    await withoutFonts(page);
    await noteHalfRead(page);
    let release = () => {};
    let held = Promise.resolve();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    for (const path of await pathsOf())
      for (const screens of [0, 1]) {
        held = new Promise((resolve) => {
          release = resolve;
        });
        await page.mainFrame().goto(path, { waitUntil: 'commit' });
        await page.getByRole('contentinfo').waitFor();
        await page.evaluate((down) => window.scrollTo(0, down * window.innerHeight), screens);
        release();
        await listens(page);
        await expectStill(page, `${path}, ${screens} screens down`);
      }
    await close();
  },
);

test('CMP-08 an advertisement that comes late moves nothing, and stands in its place when that lies ahead', async () => {
  const [path = ''] = (await pathsOf()).slice(-1);
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  await withoutFonts(page);
  await noteHalfRead(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/campaigns/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  const related = page.getByRole('heading', { name: 'À associer' });
  await related.evaluate((title) => title.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const answer = page.waitForResponse('**/campaigns/**');
  release();
  await (await answer).finished();
  await expectStill(page, path);
  const ad = page.getByRole('complementary', { name: 'Livré avant que le sac soit vide' });
  expect(await ad.count()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await ad.waitFor();
  await close();
});

/** A visit whose clock stands still and whose first picture does not come before it is let through. */
async function visitWithoutPicture() {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/media/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install({ time: 0 });
  // It goes on until it is stopped: at no time that may be over already on a busy machine.
  await page.clock.pauseAt(3_600_000);
  const [, , path = ''] = await pathsOf();
  // The inline script stands behind the footer: before it is read, nothing listens to keys.
  await page.mainFrame().goto(path, { waitUntil: 'domcontentloaded' });
  return { page, close, scripts, release };
}

test('L-11 the first picture is fetched before scripts; one that does not come holds them two seconds', async () => {
  const { page, close, scripts, release } = await visitWithoutPicture();
  await page.clock.runFor(1900);
  expect(scripts).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  release();
  await close();
});

test('L-11 scripts come two frames after the first picture, and at once when a key is pressed', async () => {
  const waits = await visitWithoutPicture();
  waits.release();
  const picture = waits.page.locator('img[fetchpriority=high]').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await waits.page.clock.runFor(100);
  await expect.poll(() => waits.scripts.length).toBeGreaterThan(3);
  await waits.close();

  const presses = await visitWithoutPicture();
  await presses.page.keyboard.press('Tab');
  await expect.poll(() => presses.scripts.length).toBeGreaterThan(3);
  presses.release();
  await presses.close();
});

test('S-08 B-10 a form pressed twice before the scripts are there is sent once', async () => {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  // They never come.
  await page.route('**/assets/*.js', () => new Promise(() => {}));
  const [, , path = ''] = await pathsOf();
  await page.mainFrame().goto(path, { waitUntil: 'domcontentloaded' });
  const add = page.getByRole('button', { name: /^Ajouter au panier/ }).first();
  const sent = await add.evaluate((button: HTMLButtonElement) => {
    const press = () =>
      button.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    return [press(), press()];
  });
  expect(sent).toEqual([true, false]);
  await close();
});
