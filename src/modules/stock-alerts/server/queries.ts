import type { Selectable } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { StockAlertsTable } from './tables.ts';

export type StockAlert = Selectable<StockAlertsTable>;

/** The alert of a confirmation link, locked, or null. */
export async function lockByConfirmHash(
  { tx }: UnitOfWork,
  hash: string,
): Promise<StockAlert | null> {
  const found = tx
    .selectFrom('stock_alerts')
    .selectAll()
    .where('confirm_hash', '=', hash)
    .forUpdate();
  return (await found.executeTakeFirst()) ?? null;
}
