import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listens } from './listens.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The part of axe's own interface that is used here: its packages describe none for pages. */
interface Axe {
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}

interface Violation {
  id: string;
  help: string;
  nodes: { target?: unknown[] }[];
}

/** Fails with what axe finds on the page as it stands, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  await stands(page);
  const found = (await violationsOf(page)).flatMap(({ id, help, nodes }) =>
    nodes.map(({ target = [] }) => `${id} (${help}): ${target.join(' ')}`),
  );
  expect(found, new URL(page.url()).pathname).toEqual([]);
}

/**
 * Waits until the page stands: it and its scripts have arrived, nothing of it changes from one look to the next, and what
 * appears has appeared. A link that is just being filled has no words, those of a dialog little contrast.
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

/** How often the document has changed since it was first asked, once what moves has come to its end. */
const changesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && endTime !== Number.POSITIVE_INFINITY;
    });
    // One that is taken away with its element is over too.
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

/** What joins the findings of frames opens a page for it: a page without frames does without. */
async function violationsOf(page: Page): Promise<Violation[]> {
  if (page.frames().length > 1) return violationsWithFrames(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(await axeSource());
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: Axe };
    // The loading bar passes above the landmarks for a moment and belongs to none.
    const context = { exclude: [['[role=progressbar]']] };
    const options = { runOnly: tags, resultTypes: ['violations'], preload: false };
    // A selector for each of the elements that were looked at is a quarter of the work: only who
    // finds something needs to say where.
    const { violations } = await axe.run(context, { ...options, selectors: false });
    if (violations.length === 0) return [];
    // And only what is still there then is of the page as it stands.
    return (await axe.run(context, options)).violations;
  }, RULES);
}

let source: Promise<string> | undefined;

/** The script of axe that its package for this browser brings, read once. */
function axeSource(): Promise<string> {
  const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
  source ??= readFile(resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

async function violationsWithFrames(page: Page): Promise<Violation[]> {
  // Loaded here: journeys that are also walked without a browser read this file too.
  const { default: AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .exclude('[role=progressbar]')
    .analyze();
  return violations;
}
