import { expect, test } from 'vitest';
import { personalData } from '../../src/registry/personal-data.ts';
import { testDatabase } from '../support/database.ts';

const database = testDatabase();

/** Tables that say something of one person: by whose number they carry, or by a name, an address or a VAT number. */
const NAMING = `
  select distinct table_name as name from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE'
    and column_name in ('customer_id', 'email', 'recipient', 'first_name', 'last_name', 'vat_number')`;

/** Named through another table of the list, and gone or kept with its row. */
const PARTS = ['order_addresses'];

/** Those who work here are no customers; what they did stays. */
const TEAM = ['staff_members'];

/** Companies we buy from, and whoever answers there: none of them has an account, and the team removes what it wrote. */
const BUSINESSES = ['suppliers'];

test('PRV-07 every table that names a person stands in src/registry/personal-data.ts', async () => {
  const { rows } = await database.pool.query<{ name: string }>(NAMING);
  const listed = personalData.flatMap(({ tables }) => tables);
  const existing = new Set([...listed, ...PARTS, ...TEAM, ...BUSINESSES]);
  expect(rows.map(({ name }) => name).filter((name) => !existing.has(name))).toEqual([]);
});

/** Columns that say whose a row is: a customer's number under any name. */
const OWNING = `
  select c.table_name || '.' || c.column_name as name from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    and (c.column_name = 'customer_id' or exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and cardinality(k.conkey) = 1 and a.attname = c.column_name
        and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
        and k.confrelid in ('customers'::regclass, 'sponsors'::regclass)))`;

/** What is said of an account that is no more. */
const STAYS = ['erasures.customer_id', 'customer_merges.merged_id'];

test('O-25 of every column that names a customer it is said what becomes of it when two accounts become one', async () => {
  const { rows } = await database.pool.query<{ name: string }>(OWNING);
  const owned = personalData.flatMap((part) => part.owned ?? []);
  const said = [...owned.map(({ table, column }) => `${table}.${column}`), ...STAYS];
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
