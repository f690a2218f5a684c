import { sql } from 'kysely';
import { refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type AnimalInput, idOf } from '../contracts.ts';
import type { AnimalColumns } from '../rules/animal-fields.ts';
import { columnsOf, type MemberField, memberFields } from './animal-columns.ts';
import { readBirthday } from './read-birthday.ts';

/**
 * Column values of an animal, and its feeds.
 * @throws Refusal `one_of` on each field whose reference is not in its list, or is for the other
 * species.
 */
export async function animalRow({ tx, today }: UnitOfWork, input: AnimalInput) {
  const row = {
    ...columnsOf(input),
    birthday: readBirthday(input, today),
    in_date: input.in_date,
  };
  const feeds = [...new Set(input.feeds.map(idOf))];
  const checks = memberFields.map(
    ([name, field]) => sql`${isMember(field, row)} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<string, boolean>>`
    select
      ${sql.join(checks)},
      (select count(*) from animal_feeds where id = any (${feeds})) = ${feeds.length} as "feeds"`.execute(
    tx,
  );
  const unknown = Object.entries(rows[0] ?? {}).filter(([, exists]) => !exists);
  if (unknown.length > 0)
    throw refuseFields(unknown.map(([propertyPath]) => ({ propertyPath, code: 'one_of' })));
  return { row, feeds };
}

/** Whether the stored reference is in its list, for this species if the list depends on it. */
function isMember({ column, list, ofSpecies }: MemberField, row: AnimalColumns) {
  const table = sql.table(list.replaceAll('-', '_'));
  const id = sql`${row[column as keyof AnimalColumns]}::smallint`;
  const species = {
    one: sql` and type_id = ${row.type_id}`,
    'one or both': sql` and coalesce(type_id, ${row.type_id}) = ${row.type_id}`,
    none: sql``,
  }[ofSpecies ?? 'none'];
  return sql`(${id} is null or exists (select from ${table} where id = ${id}${species}))`;
}

/** Replaces the feeds of an animal. */
export async function writeFeeds({ tx }: UnitOfWork, animalId: number, feeds: readonly number[]) {
  await tx.deleteFrom('animal_diets').where('animal_id', '=', animalId).execute();
  await tx
    .insertInto('animal_diets')
    .values(feeds.map((feed) => ({ animal_id: animalId, feed_id: feed })))
    .execute();
}
