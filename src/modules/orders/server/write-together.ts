import { CompiledQuery } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** Writes the row of an order; in `text`, `$1` and on stand for `values`. */
export interface OrderWrite {
  text: string;
  values: readonly unknown[];
}

/** Writes rows below it, which is `saved` for them; in `text`, `$rows` stands for `rows`, as `x`. */
export interface RowsWrite {
  name: string;
  table: string;
  text: string;
  rows: readonly object[];
}

/** Rows that a part returned. */
export type Written = readonly Readonly<Record<string, unknown>>[];
export type AllWritten = Readonly<Record<string, Written>>;

/** `a = x.a, b = x.b`: the columns of a row as `x` has them. */
export const taking = (row: object, from = 'x'): string =>
  Object.keys(row)
    .map((column) => `${column} = ${from}.${column}`)
    .join(', ');

/** Inserts rows of the order that the part `saved` wrote. They have the columns of this one. */
export const inserting = (table: string, row: object): string => {
  const columns = Object.keys(row);
  return `insert into ${table} (order_id, ${columns.join(', ')})
    select saved.id, ${columns.map((column) => `x.${column}`).join(', ')}
    from $rows, saved`;
};

/** So many rows are passed value by value, which PostgreSQL reads faster; more of them as JSON. */
const FEW_ROWS = 4;

/** Rows as a table that has the types of the one they go to, after so many values. */
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
 * Writes an order and what is below it in one statement, and returns the rows of each part by its
 * name, those of the order as `saved`. They see one moment: none sees what another writes, and a key
 * may not go from one row to another in it.
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
