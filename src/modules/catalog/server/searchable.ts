import type { Db, Tx } from '#registry/schema.ts';
import type { ProductComplete } from '../contracts.ts';

export interface SearchableProduct {
  productId: number;
  channelCode: string;
  sku: string;
  /** Visible in lists: sold, with a visible format. */
  listed: boolean;
  popularity: number;
  /** Cents; null without a visible price. */
  priceFrom: number | null;
  document: ProductComplete;
}

/** Product data for the search index, on every site; all products when `ids` is null. */
export async function findSearchable(
  tx: Tx,
  ids: readonly number[] | null,
): Promise<SearchableProduct[]> {
  let query = tx
    .selectFrom('product_documents')
    .select([
      'product_id',
      'channel_code',
      'sku',
      'listed',
      'popularity',
      'price_from',
      'complete',
    ]);
  if (ids) query = query.where('product_id', 'in', ids.length > 0 ? [...ids] : [0]);
  const rows = await query.execute();
  return rows.map((row) => ({
    productId: row.product_id,
    channelCode: row.channel_code,
    sku: row.sku,
    listed: row.listed,
    popularity: row.popularity,
    priceFrom: row.price_from,
    // The driver parses json columns, but the table type is text because documents are written as text.
    document: row.complete as unknown as ProductComplete,
  }));
}

export interface NamedCategory {
  id: number;
  path: string;
  name: string;
  title: string;
  /** Names of its parents, from the top, and its own. */
  trail: string[];
  /** Whether visitors may open it. */
  shown: boolean;
}

/** All categories, with the names of their parents. */
export async function listCategories(db: Db | Tx): Promise<NamedCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'path', 'name', 'title', 'shown'])
    .execute();
  const names = new Map(rows.map(({ path, name }) => [path, name]));
  return rows.map((row) => {
    const steps = row.path.split('/');
    const trail = steps.map((_, at) => names.get(steps.slice(0, at + 1).join('/')) ?? '');
    return { ...row, trail: trail.filter(Boolean) };
  });
}
