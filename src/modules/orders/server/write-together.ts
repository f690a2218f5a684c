import { CompiledQuery } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import type { Db, Tx } from '#schema.ts';

/** One part of the statement that writes an order. In `text`, `$json` stands for `value`. */
export interface Write {
  name: string;
  text: string;
  value: unknown;
}

/** Writes several rows. */
export interface RowsWrite extends Write {
  value: readonly unknown[];
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
    from jsonb_populate_recordset(null::${table}, $json) x, saved`;
};

/**
 * Runs writes as one statement and returns the rows of each by its name. They see one moment: none
 * sees what another writes, and a key may not go from one row to another in it.
 */
export async function writeTogether(db: Db | Tx, writes: readonly Write[]): Promise<AllWritten> {
  const parts = writes.map(
    ({ name, text }, index) => `${name} as (${text.replaceAll('$json', `$${index + 1}::jsonb`)})`,
  );
  const results = writes.map(
    ({ name }) => `(select coalesce(jsonb_agg(${name}), '[]') from ${name}) as ${name}`,
  );
  const { rows } = await db.executeQuery<Record<string, Written>>(
    CompiledQuery.raw(
      `with ${parts.join(',\n')}\nselect ${results.join(', ')}`,
      writes.map(({ value }) => jsonText(value)),
    ),
  );
  return rows[0] ?? {};
}
