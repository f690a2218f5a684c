import * as campaigns from '#modules/campaigns/server/index.ts';
import { type CategoryTools, listCategories } from '#modules/catalog/server/index.ts';
import { moveAddresses, renderMarkdown } from '#modules/content/server/index.ts';
import { followCategories, promotionsNaming } from '#modules/promotions/server/index.ts';
import { reservedSections } from '#pages/page-list.server.ts';
import { paths } from '#pages/paths.ts';

/** First address segments used by APIs, files and languages. */
const SERVICES = [
  'api',
  'media',
  'images',
  'search',
  'assets',
  'campaigns',
  'health',
  'healthz',
  'livez',
  'readyz',
  'metrics',
  'nl',
  'en',
  'de',
  'fr',
  'lb',
];

/** First address segments no category may have: those of pages, APIs and languages. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set([...reservedSections, ...SERVICES]);

/** Buttons of the shop link to these categories: in the empty cart and on the 404 page. */
const FIXED: ReadonlySet<string> = new Set([paths.dog(), paths.cat()]);

/** Functions of other modules that the category code needs but does not import. */
export const categoryTools: CategoryTools = {
  toHtml: renderMarkdown,
  isReserved: (path) => RESERVED_SLUGS.has(path.split('/')[0] ?? ''),
  isFixed: (path) => FIXED.has(paths.category(path)),
  follow: async (work, moved) => {
    const addresses = moved.map(({ from, to }) => ({
      from: paths.category(from),
      to: paths.category(to),
    }));
    await moveAddresses(work, addresses);
    await followCategories(work, moved);
    // Only the top-level category gets another segment; those below keep theirs.
    const isUsed = async (word: string) =>
      (await listCategories(work.tx)).some(({ path }) => path.split('/').includes(word));
    if (moved[0]) await campaigns.followCategories(work, moved[0], isUsed);
  },
  namedBy: async (db, path) => {
    const [promotions, named] = await Promise.all([
      promotionsNaming(db, path),
      campaigns.campaignsNaming(db, path),
    ]);
    return { promotions, campaigns: named };
  },
};
