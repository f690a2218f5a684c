import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { indexCategories } from './index-categories.ts';
import { indexEntries, isSearched } from './index-entries.ts';
import { indexProducts } from './index-products.ts';

/** Hears that products changed what their pages say. */
export const indexProductsJob: JobDefinition<Machine, { productIds: readonly number[] }> = {
  name: 'index-products',
  async run(machine, { productIds }) {
    await transact(machine, (work) => indexProducts(work, productIds));
  },
};

/** Hears that a text was published or withdrawn. */
export const indexEntryJob: JobDefinition<Machine, { type: string; id: number }> = {
  name: 'index-entry',
  async run(machine, { type, id }) {
    if (isSearched(type))
      await transact(machine, (work) => indexEntries(work, machine.config, type, id));
  },
};

/** Hears that shelves were named anew. */
export const indexCategoriesJob: JobDefinition<Machine> = {
  name: 'index-categories',
  run: (machine) => transact(machine, indexCategories),
};

/** Every night from nothing: whatever was missed is found again. */
export const rebuildSearchJob: JobDefinition<Machine> = {
  name: 'rebuild-search',
  schedule: '40 3 * * *',
  run: (machine) =>
    transact(machine, async (work) => {
      await indexProducts(work, null);
      await indexEntries(work, machine.config, 'faq', null);
      await indexEntries(work, machine.config, 'page', null);
      await indexCategories(work);
    }),
};
