import type { TestDatabase } from './database.ts';

const tables = `
  select table_schema as schema, table_name as name from information_schema.tables
  where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 2`;

/** Every `table.column` in the database that contains one of these words, in any spelling. */
export async function findTraces({ pool }: TestDatabase, words: readonly string[]) {
  const patterns = words.map((word) => `%${word}%`);
  const found = new Set<string>();
  for (const { schema, name } of (await pool.query(tables)).rows) {
    const { rows } = await pool.query(
      `select distinct field.key from ${schema}."${name}" as line,
         jsonb_each_text(to_jsonb(line)) as field where field.value ilike any ($1)`,
      [patterns],
    );
    for (const { key } of rows) found.add(`${name}.${key}`);
  }
  return [...found].toSorted();
}
