import type { Selectable } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { StockMovementsTable } from './tables.ts';

export type StockMovementRow = Selectable<StockMovementsTable>;

/** Manual stock movements of a variant, newest first. */
export async function listMovements(
  db: Db,
  code: string,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const all = db.selectFrom('stock_movements').where('variant_code', '=', code);
  const rows = await all
    .selectAll()
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await all
    .select((from) => from.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
