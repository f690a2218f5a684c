import type pg from 'pg';

/** Number of statements sent to the database during `run`, to detect N+1 queries. */
export async function countQueries(pool: pg.Pool, run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const watched = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const { query } = client;
    const counted = (...args: unknown[]) => {
      count += 1;
      return (query as (...all: unknown[]) => unknown).apply(client, args);
    };
    client.query = counted as typeof client.query;
    unwatch.push(() => {
      client.query = query;
    });
  };
  const unwatch: (() => void)[] = [];
  pool.on('acquire', watch);
  try {
    await run();
  } finally {
    pool.off('acquire', watch);
    for (const restore of unwatch) restore();
  }
  return count;
}
