import type { AppContext } from '#registry/schema.ts';

/** The setting with the loading state of the demonstration data: `loading` or `loaded`. */
export const MARK = 'demo-shop';

/**
 * Whether a shop needs no demonstration data: it has them, or products of its own. Asked before any of
 * them is read: a shop that is filled starts without.
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
