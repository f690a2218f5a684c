import { beforeAll } from 'vitest';
import { createDatabase, createReplicaPool } from '#platform/database.ts';
import { readsOfPrimary } from '#platform/replica-reads.ts';
import type { Database } from '../../src/registry/schema.ts';
import type { TestShop } from './shop.ts';

/** Public documents of this test file are read where the server refuses every write, as on a replica. */
export function readsOnly({
  appContext,
  database,
}: Pick<TestShop, 'appContext' | 'database'>): void {
  beforeAll(() => {
    const pool = createReplicaPool(database.url, 2);
    appContext.reads = readsOfPrimary(createDatabase<Database>(pool));
    return () => pool.end();
  });
}
