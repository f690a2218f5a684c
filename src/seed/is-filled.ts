import type { AppContext } from '#registry/schema.ts';

/** The setting with the loading state of the demonstration data: `loading` or `loaded`. */
export const MARK = 'demo-shop';

/**
 * Whether a shop needs no demonstration data, because it has them or has products of its own.
 * Checked before the data files are read, so that a filled shop starts without them.
 */
export async function isFilled({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  const mark = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', MARK)
    .executeTakeFirst();
  if (mark) return mark.value === 'loaded';
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return product !== undefined;
}
