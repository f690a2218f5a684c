import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listens } from './listens.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The part of axe's interface used here, for which its packages have no types. */
interface Axe {
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}

interface Violation {
  id: string;
  help: string;
  nodes: { target?: unknown[] }[];
}

/** Fails with axe's violations on the page, and their elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await stands(page);
  const found = (await violationsOf(page)).flatMap(({ id, help, nodes }) =>
    nodes.map(({ target = [] }) => `${id} (${help}): ${target.join(' ')}`),
  );
  expect(found, new URL(page.url()).pathname).toEqual([]);
}

/**
 * Waits until the page is stable: scripts loaded, no DOM changes between two checks, animations finished. A link that is being
 * filled has no text yet, and a dialog that fades in has little contrast.
 */
async function stands(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await listens(page);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await changesOf(page);
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { interval: 100 },
    )
    .toBe(true);
}

/** Number of DOM changes so far, after running animations have finished. */
const changesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && endTime !== Number.POSITIVE_INFINITY;
    });
    // An animation that is removed with its element counts as finished.
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const watched = window as unknown as { seenChanges?: { count: number } };
    if (!watched.seenChanges) {
      const seen = { count: 0 };
      watched.seenChanges = seen;
      const observer = new MutationObserver(() => {
        seen.count += 1;
      });
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document, everything);
    }
    return watched.seenChanges.count;
  });

/** axe merges results of iframes in a separate page; a page without iframes does not need it. */
async function violationsOf(page: Page): Promise<Violation[]> {
  if (page.frames().length > 1) return violationsWithFrames(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(await axeSource());
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: Axe };
    // The loading bar is briefly outside all landmarks.
    const context = { exclude: [['[role=progressbar]']] };
    const options = { runOnly: tags, resultTypes: ['violations'], preload: false };
    // Computing selectors takes a quarter of the time, so they are requested only after a
    // violation.
    const { violations } = await axe.run(context, { ...options, selectors: false });
    if (violations.length === 0) return [];
    // Only violations that are still there then count.
    return (await axe.run(context, options)).violations;
  }, RULES);
}

let source: Promise<string> | undefined;

/** The script of axe from its Playwright package, read once. */
function axeSource(): Promise<string> {
  const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
  source ??= readFile(resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

async function violationsWithFrames(page: Page): Promise<Violation[]> {
  // Imported on demand, because journeys without a browser import this file too.
  const { default: AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .exclude('[role=progressbar]')
    .analyze();
  return violations;
}
