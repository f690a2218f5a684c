import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { indexCategories } from './index-categories.ts';
import { indexEntries, isSearched } from './index-entries.ts';
import { indexProducts } from './index-products.ts';

/** Indexes products whose pages changed. */
export const indexProductsJob: JobDefinition<AppContext, { productIds: readonly number[] }> = {
  name: 'index-products',
  async run(appContext, { productIds }) {
    await transact(appContext, (work) => indexProducts(work, productIds));
  },
};

/** Indexes a text that was published or withdrawn. */
export const indexEntryJob: JobDefinition<AppContext, { type: string; id: number }> = {
  name: 'index-entry',
  async run(appContext, { type, id }) {
    if (isSearched(type))
      await transact(appContext, (work) => indexEntries(work, appContext.config, type, id));
  },
};

/** Indexes the shelves after a change of names. */
export const indexCategoriesJob: JobDefinition<AppContext> = {
  name: 'index-categories',
  run: (appContext) => transact(appContext, indexCategories),
};

/** Every night: rebuilds all indexes, which repairs missed events. */
export const rebuildSearchJob: JobDefinition<AppContext> = {
  name: 'rebuild-search',
  schedule: '40 3 * * *',
  run: (appContext) =>
    transact(appContext, async (work) => {
      await indexProducts(work, null);
      await indexEntries(work, appContext.config, 'faq', null);
      await indexEntries(work, appContext.config, 'page', null);
      await indexEntries(work, appContext.config, 'article', null);
      await indexCategories(work);
    }),
};
