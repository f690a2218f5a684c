import type pg from 'pg';

/** What PostgreSQL did for the shop since the counts began: statements that open or close transactions left out. */
export interface Statements {
  calls: number;
  /** Each statement with its calls, its rows, the pages it read and its milliseconds, the longest in all first. */
  each: readonly Statement[];
}

export interface Statement {
  text: string;
  calls: number;
  rows: number;
  pages: number;
  milliseconds: number;
}

export const resetStatements = (client: pg.Client) =>
  client.query('select pg_stat_statements_reset()');

export async function readStatements(client: pg.Client): Promise<Statements> {
  const { rows } = await client.query<Statement>(
    `select query as text, sum(calls)::float as calls, sum(rows)::float as rows,
       sum(shared_blks_hit + shared_blks_read)::float as pages, sum(total_exec_time) as milliseconds
     from pg_stat_statements s join pg_roles r on r.oid = s.userid
     where dbid = (select oid from pg_database where datname = current_database()) and toplevel
       and query !~* '^(begin|commit|rollback|start|set|reset|deallocate|listen|select pg_stat)'
       and query not like '%pgboss%'
     group by query order by milliseconds desc`,
  );
  return { calls: rows.reduce((sum, { calls }) => sum + calls, 0), each: rows };
}

/** Rows and bytes of a table, its indexes and long values included. */
export interface TableSize {
  rows: number;
  bytes: number;
}

/** Every table of the shop and of its queue, by name. Counts rows: some statistics come late. */
export async function readSizes(client: pg.Client): Promise<Map<string, TableSize>> {
  const { rows } = await client.query<{ name: string; bytes: number; inserted: number }>(
    `select relid::regclass::text as name, pg_total_relation_size(relid)::float as bytes,
       (n_tup_ins - n_tup_del)::float as inserted
     from pg_stat_user_tables where schemaname in ('public', 'pgboss')`,
  );
  return new Map(rows.map(({ name, bytes, inserted }) => [name, { rows: inserted, bytes }]));
}
