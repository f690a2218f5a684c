import { toCivilDate } from '#kit/dates.ts';
import { Refusal } from '#kit/refusal.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { applyDueEdit, type EditingTools, refuseDueEdit } from './apply-scheduled-edit.ts';
import { applyDuePrices } from './change-price.ts';
import { takeExpiredOffSale } from './move-stock.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { findDueEdits } from './scheduled-edits.ts';

const AT_ONCE = 50;

async function refresh(appContext: AppContext, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await transact(appContext, (work) => refreshDocuments(work, ids.slice(start, start + AT_ONCE)));
}

/** Every night: prices without tax are recomputed with the VAT rates of the day. */
export const refreshCatalogueJob: JobDefinition<AppContext> = {
  name: 'refresh-catalogue',
  schedule: '3 0 * * *',
  run: async (appContext) => {
    const products = await appContext.db
      .selectFrom('products')
      .select('id')
      .orderBy('id')
      .execute();
    await refresh(
      appContext,
      products.map(({ id }) => id),
    );
  },
};

/** Every night: pieces past their best-before date are no longer for sale. */
export const expireLotsJob: JobDefinition<AppContext> = {
  name: 'take-expired-off-sale',
  schedule: '9 0 * * *',
  run: async (appContext) => {
    const expired = await appContext.db
      .selectFrom('lot_levels')
      .select('variant_code')
      .distinct()
      .where('quantity', '>', 0)
      .where('best_before', '<', appContext.clock.today().toString())
      .orderBy('variant_code')
      .execute();
    for (const { variant_code } of expired)
      await transact(appContext, (work) => takeExpiredOffSale(work, variant_code));
  },
};

/** After a change of a category: refreshes its products, which contain its name and address. */
export const refreshCategoryJob: JobDefinition<AppContext, { categoryId: number }> = {
  name: 'refresh-category',
  run: async (appContext, { categoryId }) => {
    const products = await appContext.db
      .selectFrom('product_categories')
      .select('product_id')
      .where('category_id', '=', categoryId)
      .orderBy('product_id')
      .execute();
    await refresh(
      appContext,
      products.map(({ product_id }) => product_id),
    );
  },
};

/** Every hour: applies scheduled prices, including those missed while the shop was stopped. */
export const applyPricesJob: JobDefinition<AppContext> = {
  name: 'apply-scheduled-prices',
  schedule: '1 * * * *',
  run: async (appContext) => {
    const due = await appContext.db
      .selectFrom('scheduled_prices')
      .select('variant_code')
      .distinct()
      .where('valid_from', '<=', toCivilDate(appContext.clock.now()).toString())
      .execute();
    for (const { variant_code } of due)
      await transact(appContext, (work) => applyDuePrices(work, variant_code));
  },
};

/** Every minute: applies scheduled edits whose moment has come, including those missed while the shop was stopped. */
export const applyEditsJob = (tools: EditingTools): JobDefinition<AppContext> => ({
  name: 'apply-scheduled-edits',
  schedule: '* * * * *',
  run: async (appContext) => {
    const failed: unknown[] = [];
    // An edit that cannot be applied does not block the others; the job fails afterwards.
    for (const id of await findDueEdits(appContext.db, appContext.clock.now()))
      await transact(appContext, (work) => applyDueEdit(work, id, tools))
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          return transact(appContext, (work) => refuseDueEdit(work, id, error));
        })
        .catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, 'scheduled edits could not be applied');
  },
});
