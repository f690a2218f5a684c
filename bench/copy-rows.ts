import type pg from 'pg';

/** Columns of a table that may be written. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

export interface Copying {
  table: string;
  /** What stands behind `from table t`: joins and conditions. */
  from: string;
  /** Expressions that replace columns; null leaves a column to its default. */
  changed: Readonly<Record<string, string | null>>;
}

/** Copies rows of a table inside the database, whatever columns it has. Returns how many. */
export async function copyRows(
  client: pg.Client,
  { table, from, changed }: Copying,
): Promise<number> {
  const columns = (await columnsOf(client, table)).filter((name) => changed[name] !== null);
  const values = columns.map((name) => changed[name] ?? `t.${name}`);
  const { rowCount } = await client.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${values.join(', ')} from ${table} t ${from}`,
  );
  return rowCount ?? 0;
}
