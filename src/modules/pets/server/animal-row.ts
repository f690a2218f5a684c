import { sql } from 'kysely';
import { refuseFields } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
import { type AnimalInput, idOf } from '../contracts.ts';
import { readBirthday } from './read-birthday.ts';

/**
 * What is stored of a pet, and what it eats.
 * @throws Refusal `one_of` on each field that names no member of its list, or none of its species.
 */
export async function animalRow({ tx, today }: Work, input: AnimalInput) {
  const row = {
    name: input.name,
    type_id: idOf(input.type),
    gender_id: idOf(input.gender),
    breed_id: idOf(input.breed),
    crossbreed: input.crossbreed ?? false,
    birthday: readBirthday(input, today),
    in_date: input.in_date,
    condition_id: idOf(input.condition),
    activity_id: idOf(input.activity),
    sterilized: input.sterilized,
    weight_kg: input.weight,
    feature_id: idOf(input.feature),
    kibble_brand_id: idOf(input.kibbleBrand),
    old_kibble_brand_id: input.oldKibbleBrand ? idOf(input.oldKibbleBrand) : null,
    only_upd: input.onlyUpd ?? false,
  };
  const feeds = [...new Set(input.feeds.map(idOf))];
  const { rows } = await sql<Record<string, boolean>>`
    select
      exists (select from animal_types where id = ${row.type_id}) as "type",
      exists (select from animal_genders where id = ${row.gender_id}) as "gender",
      exists (
        select from animal_breeds where id = ${row.breed_id} and type_id = ${row.type_id}
      ) as "breed",
      exists (select from animal_conditions where id = ${row.condition_id}) as "condition",
      exists (select from animal_activities where id = ${row.activity_id}) as "activity",
      exists (
        select from animal_features
        where id = ${row.feature_id} and coalesce(type_id, ${row.type_id}) = ${row.type_id}
      ) as "feature",
      (select count(*) from animal_feeds where id = any (${feeds})) = ${feeds.length} as "feeds",
      exists (
        select from animal_kibble_brands where id = ${row.kibble_brand_id}
      ) as "kibbleBrand",
      (
        ${row.old_kibble_brand_id}::smallint is null or exists (
          select from animal_kibble_brands where id = ${row.old_kibble_brand_id}
        )
      ) as "oldKibbleBrand"`.execute(tx);
  const unknown = Object.entries(rows[0] ?? {}).filter(([, isKnown]) => !isKnown);
  if (unknown.length > 0)
    throw refuseFields(unknown.map(([propertyPath]) => ({ propertyPath, code: 'one_of' })));
  return { row, feeds };
}

/** Writes what a pet eats, in place of what was written before. */
export async function writeFeeds({ tx }: Work, animalId: number, feeds: readonly number[]) {
  await tx.deleteFrom('animal_diets').where('animal_id', '=', animalId).execute();
  await tx
    .insertInto('animal_diets')
    .values(feeds.map((feed) => ({ animal_id: animalId, feed_id: feed })))
    .execute();
}
