import { CompiledQuery } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** SQL that writes the row of an order; `$1` and following stand for `values`. */
export interface OrderWrite {
  text: string;
  values: readonly unknown[];
}

/** SQL that writes rows belonging to the order, which it can refer to as `saved`; `$rows` stands for `rows`, as `x`. */
export interface RowsWrite {
  name: string;
  table: string;
  text: string;
  rows: readonly object[];
}

/** Rows returned by one part of the statement. */
export type Written = readonly Readonly<Record<string, unknown>>[];
export type AllWritten = Readonly<Record<string, Written>>;

/** `a = x.a, b = x.b`: assigns every column of a row from `x`. */
export const taking = (row: object, from = 'x'): string =>
  Object.keys(row)
    .map((column) => `${column} = ${from}.${column}`)
    .join(', ');

/** Inserts rows for the order returned by the part `saved`, with the columns of this row. */
export const inserting = (table: string, row: object): string => {
  const columns = Object.keys(row);
  return `insert into ${table} (order_id, ${columns.join(', ')})
    select saved.id, ${columns.map((column) => `x.${column}`).join(', ')}
    from $rows, saved`;
};

/** Up to this many rows are passed as parameters, which PostgreSQL plans faster; more are passed as JSON. */
const FEW_ROWS = 4;

/** The rows as a subquery typed like their target table; parameters are numbered from `after` + 1. */
function rowsAsTable({ table, rows }: RowsWrite, after: number): OrderWrite {
  if (rows.length > FEW_ROWS)
    return {
      text: `jsonb_populate_recordset(null::${table}, $${after + 1}::jsonb) x`,
      values: [jsonText(rows)],
    };
  const columns = Object.keys(rows[0] ?? {});
  const places = (row: number) =>
    columns.map((_, column) => `$${after + row * columns.length + column + 1}`).join(', ');
  const selects = [`select ${columns.join(', ')} from ${table} where false`];
  for (const row of rows.keys()) selects.push(`select ${places(row)}`);
  return {
    text: `(${selects.join(' union all ')}) x`,
    values: rows.flatMap((row) => Object.values(row).map(asValue)),
  };
}

const asValue = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !(value instanceof Date) ? jsonText(value) : value;

/**
 * Writes an order and its related rows in one statement and returns the rows of each part by name, the order's as
 * `saved`. All parts see the same snapshot: none sees the writes of another, so a unique key cannot move from one row
 * to another.
 */
export async function writeTogether(
  db: Db | Tx,
  order: OrderWrite,
  parts: readonly RowsWrite[],
): Promise<AllWritten> {
  const values = [...order.values];
  const all = [{ name: 'saved', text: `${order.text} returning id, number` }];
  for (const part of parts) {
    const rows = rowsAsTable(part, values.length);
    values.push(...rows.values);
    all.push({ name: part.name, text: part.text.replace('$rows', () => rows.text) });
  }
  const results = all.map(
    ({ name }) => `(select coalesce(jsonb_agg(${name}), '[]') from ${name}) as ${name}`,
  );
  const { rows } = await db.executeQuery<Record<string, Written>>(
    CompiledQuery.raw(
      `with ${all.map(({ name, text }) => `${name} as (${text})`).join(',\n')}\nselect ${results.join(', ')}`,
      values,
    ),
  );
  return rows[0] ?? {};
}
