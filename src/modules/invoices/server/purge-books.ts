import { createPool } from '#platform/database.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext } from '#registry/schema.ts';

/**
 * Deletes the books of every year that ended long ago enough (INV-07, PRV-08): documents, ledger,
 * orders. The shop itself may delete none of them, so this runs as the owner of the tables, whom
 * `DATABASE_URL` names; done twice, it is done once.
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
