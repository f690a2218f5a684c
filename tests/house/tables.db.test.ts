import { expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { type DeclaredColumn, declaredTables } from './declared-tables.ts';

const database = testDatabase();

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  /** The database fills it when an insert does not. */
  filled: boolean;
}

const columns = `
  select relname as "table", attname as "column", format_type(atttypid, null) as type,
         not attnotnull as nullable, atthasdef or attidentity <> '' as filled
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and attnum > 0 and not attisdropped`;

/** What a select of this column type returns; null when its shape is free (json). */
function kindIn(type: string): string | null {
  if (type.endsWith('[]')) return `${kindIn(type.slice(0, -2))}[]`;
  if (/^jsonb?$/.test(type)) return null;
  if (/^(smallint|integer|bigint|real|double precision)$/.test(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'bytea') return 'object';
  if (type.startsWith('timestamp')) return 'Date';
  return 'string';
}

function difference(column: Column, declared: DeclaredColumn): string | undefined {
  const kind = kindIn(column.type);
  if (kind && declared.kinds.join() !== kind)
    return `is ${column.type}, declared ${declared.kinds}`;
  if (column.nullable !== declared.nullable)
    return column.nullable ? 'may be null, declared without' : 'is never null, declared nullable';
  if (declared.optional && !column.filled && !column.nullable)
    return 'must be given, declared optional';
  return undefined;
}

/** Read as tables are, over others that are compared. */
const VIEWS: ReadonlySet<string> = new Set(['customer_emails']);

test('the tables of src/registry/schema.ts are those of a freshly migrated database', async () => {
  const { rows } = await database.pool.query<Column>(columns);
  const declared = declaredTables();
  const differences: string[] = [];

  const migrated = new Set(rows.map((row) => `${row.table}.${row.column}`));
  for (const [table, members] of declared) {
    if (VIEWS.has(table)) continue;
    for (const column of members.keys())
      if (!migrated.has(`${table}.${column}`))
        differences.push(`${table}.${column} is declared only`);
  }

  for (const row of rows) {
    const column = declared.get(row.table)?.get(row.column);
    const found = column ? difference(row, column) : 'is migrated only';
    if (found) differences.push(`${row.table}.${row.column} ${found}`);
  }
  expect(differences).toEqual([]);
});
