import type { TestShop } from './shop.ts';

/**
 * Tables other than the stand-ins', whose data belongs to external providers and is in no backup.
 */
const OURS = `select tablename as name from pg_tables
  where schemaname = 'public' and tablename not like 'standin\\_%'`;

/**
 * Dumps and restores the database in tests: restores every row of the shop's tables, removes what
 * was added later, and restores no jobs.
 */
export function backups({ database: { pool } }: Pick<TestShop, 'database'>) {
  const tables = async () =>
    (await pool.query<{ name: string }>(OURS)).rows.map(({ name }) => name);
  const columnsOf = async (table: string) => {
    const { rows } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    return rows.map(({ name }) => `"${name}"`).join(', ');
  };
  return {
    take: async () => {
      await pool.query('drop schema if exists kept cascade; create schema kept');
      for (const table of await tables())
        await pool.query(`create table kept.${table} as table public.${table}`);
    },
    restore: async () => {
      const names = await tables();
      const copies = await Promise.all(
        names.map(async (name) => {
          const columns = await columnsOf(name);
          return `delete from public.${name};
            insert into public.${name} (${columns}) overriding system value
            select ${columns} from kept.${name};`;
        }),
      );
      // Restoring ignores triggers and foreign keys.
      await pool.query(`begin; set local session_replication_role = replica;
        ${copies.join('\n')} delete from pgboss.job; commit; drop schema kept cascade`);
    },
  };
}
