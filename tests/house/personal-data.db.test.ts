import { expect, test } from 'vitest';
import { personalData } from '../../src/registry/personal-data.ts';
import { testDatabase } from '../support/database.ts';

const database = testDatabase();

/** Tables that say something of one person: by whose number they carry, or by a name or an address. */
const NAMING = `
  select distinct table_name as name from information_schema.columns
  where table_schema = 'public'
    and column_name in ('customer_id', 'email', 'recipient', 'first_name', 'last_name')`;

/** Named through another table of the list, and gone or kept with its row. */
const PARTS = ['order_addresses'];

/** Those who work here are no customers; what they did stays. */
const TEAM = ['staff_members'];

test('PRV-07 every table that names a person stands in src/registry/personal-data.ts', async () => {
  const { rows } = await database.pool.query<{ name: string }>(NAMING);
  const listed = personalData.flatMap(({ tables }) => tables);
  const existing = new Set([...listed, ...PARTS, ...TEAM]);
  expect(rows.map(({ name }) => name).filter((name) => !existing.has(name))).toEqual([]);
});
