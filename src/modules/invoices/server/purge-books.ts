import { createPool } from '#platform/database.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext } from '#registry/schema.ts';

/**
 * Deletes the accounting data of years past their retention period (INV-07, PRV-08): documents,
 * ledger, orders. The application role may not delete them, so this runs as the owner of the tables
 * from `DATABASE_URL`. Idempotent.
 */
export async function purgeBooks({ config, clock }: AppContext): Promise<void> {
  const { year } = clock.today().subtract(retention.books);
  const owner = createPool(config.DATABASE_URL ?? '', 1);
  try {
    await owner.query('select purge_books($1)', [`${year}-01-01`]);
  } finally {
    await owner.end();
  }
}
