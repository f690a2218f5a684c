import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { activity, feed } from '../contracts.ts';
import { breedsOf, conditionChoices, kibbleBrands, pathologiesOf } from '../rules/index.ts';

const database = testDatabase();

async function column(select: string): Promise<string[]> {
  const { rows } = await database.pool.query(`${select} order by id`);
  return rows.map(({ value }) => value);
}

test('PET-04 animals are described in the words of the nutrition rules', async () => {
  for (const [type, species] of [
    [1, 'dog'],
    [2, 'cat'],
  ] as const) {
    const query = `select code || ' ' || name || ' ' || size value from animal_breeds where type_id`;
    expect(await column(`${query} = ${type}`)).toEqual(
      breedsOf(species).map(({ id, name, sizeClass }) => `${id} ${name} ${sizeClass}`),
    );
    const features = `select code value from animal_features where coalesce(type_id, ${type})`;
    expect(await column(`${features} = ${type}`)).toEqual(
      pathologiesOf(species).map(({ code }) => code),
    );
  }
  expect(await column('select code value from animal_activities')).toEqual(activity.options);
  expect(await column('select code value from animal_feeds')).toEqual(feed.options);
  expect(await column('select name value from animal_kibble_brands')).toEqual(kibbleBrands());
  expect(await column('select name value from animal_conditions')).toEqual(
    conditionChoices().map(({ label }) => label),
  );
});
