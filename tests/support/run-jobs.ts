import { jobs } from '../../src/registry/jobs.ts';
import type { TestShop } from './shop.ts';

/**
 * Runs queued jobs, oldest first, until none is left, as a worker would. `only` skips other jobs;
 * `lose` discards queued ones, like a crash.
 */
export function jobRunner({ database, appContext }: TestShop) {
  const take = async (names: readonly string[]) => {
    const { rows } = await database.pool.query<{ id: string; name: string; data: never }>(
      `delete from pgboss.job where id = (
         select id from pgboss.job where name = any ($1) and state in ('created', 'retry')
         order by created_on, id limit 1) returning id, name, data`,
      [names],
    );
    return rows[0];
  };
  const start = async (name: string, data: object = {}) =>
    jobs.find((job) => job.name === name)?.run(appContext, data as never);
  const all = jobs.map((job) => job.name);
  return {
    /** Runs one job now, as its schedule would. */
    start,
    run: async (...only: string[]) => {
      const names = only.length > 0 ? only : all;
      let count = 0;
      for (let taken = await take(names); taken; taken = await take(names)) {
        await start(taken.name, taken.data);
        count += 1;
      }
      return count;
    },
    lose: async () => {
      await database.pool.query('delete from pgboss.job');
    },
  };
}
