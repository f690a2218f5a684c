import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe finds on the page as it stands, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  // Loaded here: journeys that are also walked without a browser read this file too.
  const { default: AxeBuilder } = await import('@axe-core/playwright');
  // The loading bar passes above the landmarks for a moment and belongs to none.
  const scan = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .exclude('[role=progressbar]');
  // What joins the findings of frames opens a page for it: a page without frames does without.
  if (page.frames().length === 1) scan.setLegacyMode();
  const { violations } = await scan.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
  expect(found, new URL(page.url()).pathname).toEqual([]);
}
