import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { milo, moka } from '../../../../tests/support/an-animal.ts';
import { bearer, lea, noah, people, refusedFields } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { photo, uploads } from '../../../../tests/support/upload.ts';
import type { AnimalShape } from '../contracts.ts';
import { animalsData } from './index.ts';

const shop = testShop();
const { arrive, post, read, put } = people(shop);
let token: string;

beforeEach(async () => {
  shop.appContext.config.FEATURE_ANIMALS = true;
  token = (await arrive(lea)).token;
});

const add = (animal: object) => post('/animals', animal, bearer(token));
const added = async (animal: object): Promise<AnimalShape> => (await add(animal)).json();
const change = (id: number, fields: object) => put(`/animals/${id}`, fields, token);
const drop = (id: number) =>
  shop.request('DELETE', `/api/v2/shop/animals/${id}`, undefined, bearer(token));

test('API-34 an animal is added, read, changed, listed and deleted', async () => {
  const answer = await add(milo);
  expect(answer.status).toBe(201);
  const animal: AnimalShape = await answer.json();
  expect(animal).toMatchObject({
    '@context': '/api/v2/contexts/Animal',
    '@id': `/api/v2/shop/animals/${animal.id}`,
    '@type': 'Animal',
    ...milo,
    animal_code: String(animal.id),
    oldKibbleBrand: null,
    onlyUpd: false,
    photo: null,
  });
  expect(await (await read(`/animals/${animal.id}`, token)).json()).toEqual(animal);
  const changed = await (await change(animal.id, { name: 'Miló', weight: 5.1 })).json();
  expect(changed).toEqual({ ...animal, name: 'Miló', weight: 5.1 });
  const list = await (await read('/animals', token)).json();
  const { '@context': _, ...member } = changed;
  expect([list['hydra:totalItems'], list['hydra:member']]).toEqual([1, [member]]);
  expect((await drop(animal.id)).status).toBe(204);
  expect((await drop(animal.id)).status).toBe(404);
  expect((await read(`/animals/${animal.id}`, token)).status).toBe(404);
});

test('PET-01 a customer keeps thirty animals and no more, also when two are added at once', async () => {
  await added(milo);
  await shop.database.pool.query(
    `insert into animals overriding user value
       select (jsonb_populate_record(a, jsonb_build_object('id', 1000 + n))).*
       from animals a, generate_series(1, 28) n`,
  );
  const answers = await Promise.all([add(moka), add(moka)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const refused = await add(moka);
  expect(refused.status).toBe(422);
  expect((await refused.json()).violations).toMatchObject([
    { propertyPath: 'name', code: 'pet.too_many', message: expect.stringContaining('30 animaux') },
  ]);
});

test('PET-05 PET-08 PET-11 PET-12 PET-13 every answer is stored', async () => {
  const reported = {
    crossbreed: true,
    sterilized: false,
    onlyUpd: true,
    feeds: [1, 2, 5].map((id) => `/api/v2/shop/animal-feeds/${id}`),
    oldKibbleBrand: '/api/v2/shop/animal-kibble-brands/12',
  };
  const animal = await added({ ...milo, ...reported });
  expect(animal).toMatchObject(reported);
  const less = { feeds: ['/shop/animal-feeds/2'], oldKibbleBrand: null };
  expect(await (await change(animal.id, less)).json()).toMatchObject({
    oldKibbleBrand: null,
    crossbreed: true,
    feeds: ['/api/v2/shop/animal-feeds/2'],
  });
});

test('PET-14 the code of a stored animal is its number, never “nouveau”', async () => {
  const animal = await added({ ...milo, animal_code: 'nouveau' });
  expect(animal.animal_code).toBe(String(animal.id));
});

test('PET-16 one input gives the birthday, and it stays to the day', async () => {
  const today = shop.appContext.clock.today();
  const animal = await added({ ...moka, birthday: '2001-01-01' });
  const birthday = today.with({ day: 1 }).subtract({ years: 4, months: 6 }).toString();
  expect(animal).toMatchObject({ birthday, birthday_years: 4, birthday_months: 6, in_date: false });
  const renamed = await (await change(animal.id, { name: 'Moka II' })).json();
  expect(renamed).toMatchObject({ birthday, in_date: false });
  const dated = { in_date: true, birthday: '2022-05-17' };
  expect(await (await change(animal.id, dated)).json()).toMatchObject(dated);
});

test('PET-26 no animal is born on a day that is not, to come or before 1971', async () => {
  const born = async (fields: object) => refusedFields(await add({ ...milo, ...fields }));
  expect(await born({ birthday: '2020-02-31' })).toEqual([422, ['birthday: invalid']]);
  expect(await born({ birthday: '1970-06-01' })).toEqual([422, ['birthday: after']]);
  expect(await born({ birthday: '2099-06-01' })).toEqual([422, ['birthday: before']]);
  const old = { in_date: false, birthday: null, birthday_years: 60 };
  expect(await born(old)).toEqual([422, ['birthday_years: max']]);
});

test('PET-02 PET-04 PET-06 PET-10 what a list does not hold is refused', async () => {
  const wrong = async (fields: object) => refusedFields(await add({ ...milo, ...fields }));
  expect(await wrong({ type: '/api/v2/shop/animal-types/3' })).toEqual([
    422,
    ['type: one_of', 'breed: one_of'],
  ]);
  expect(await wrong({ breed: '/api/v2/shop/animal-breeds/1' })).toEqual([422, ['breed: one_of']]);
  const six = { condition: '/api/v2/shop/animal-conditions/6' };
  expect(await wrong(six)).toEqual([422, ['condition: one_of']]);
  const none = { feeds: ['/shop/animal-feeds/1', '/shop/animal-feeds/99'] };
  expect(await wrong(none)).toEqual([422, ['feeds: one_of']]);
  const animal = await added(milo);
  const becomesDog = await change(animal.id, { type: '/api/v2/shop/animal-types/1' });
  expect(await refusedFields(becomesDog)).toEqual([422, ['breed: one_of']]);
});

test('PET-09 a weight is kilograms, and may have decimals', async () => {
  const animal = await added({ ...milo, weight: 4.35 });
  expect(animal.weight).toBe(4.35);
  const { rows } = await shop.database.pool.query('select weight_kg from animals');
  expect(rows).toEqual([{ weight_kg: 4.35 }]);
  expect((await add({ ...milo, weight: '4,35' })).status).toBe(400);
});

test('PET-22 PET-23 a changed weight is judged by the species', async () => {
  const animal = await added(milo);
  expect(await refusedFields(await change(animal.id, { weight: 13.1 }))).toEqual([
    422,
    ['weight: weight.range'],
  ]);
  expect((await change(animal.id, { weight: 13 })).status).toBe(200);
  expect((await add({ ...moka, weight: 99.9 })).status).toBe(201);
});

test('PET-15 PET-17 a photo is shown turned, replaced and taken away', async () => {
  const { upload } = uploads(shop);
  const [first, second] = [await upload(token, await photo()), await upload(token, await photo())];
  const animal = await added(milo);
  const set = (body: object) => put(`/animals/${animal.id}/photo`, body, token);
  const { photo: shown } = await (await set({ ...first, rotation: 90 })).json();
  expect(shown).toEqual({
    url: `${new URL(first.url).pathname}?tr=rt-90`,
    alternativeText: 'Milo',
    rotation: 90,
    fileId: first.fileId,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await (await read(`/animals/${animal.id}`, token)).json()).toMatchObject({ photo: shown });
  expect((await set({ ...first, rotation: 45 })).status).toBe(422);
  expect((await (await set(second)).json()).photo.url).toBe(new URL(second.url).pathname);
  const left = async () =>
    (await shop.database.pool.query('select file_id from uploaded_images')).rows;
  expect(await left()).toEqual([{ file_id: second.fileId }]);
  const remove = () =>
    shop.request('DELETE', `/api/v2/shop/animals/${animal.id}/photo`, undefined, bearer(token));
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect(await left()).toEqual([]);
});

test('PET-15 the picture of another is no photo of one’s own animal', async () => {
  const image = await uploads(shop).upload((await arrive(noah)).token, await photo());
  const animal = await added(milo);
  const stolen = await put(`/animals/${animal.id}/photo`, image, token);
  expect(await refusedFields(stolen)).toEqual([422, ['fileId: invalid']]);
});

test('PET-18 a reason is kept with the animal that left', async () => {
  const animal = await added(milo);
  const leave = (body: object) => post(`/animals/${animal.id}/deletion`, body, bearer(token));
  expect((await leave({ reason: 'bored' })).status).toBe(422);
  expect((await leave({ reason: 'rehomed', message: 'Chez ma sœur.' })).status).toBe(204);
  expect((await leave({ reason: 'rehomed' })).status).toBe(404);
  const { rows } = await shop.database.pool.query('select reason, message from animal_removals');
  expect(rows).toEqual([{ reason: 'rehomed', message: 'Chez ma sœur.' }]);
});

test('API-34 sent twice under one key it is added once', async () => {
  const key = { ...bearer(token), 'idempotency-key': '0b1f6c1e-6f0a-4c0e-9f5b-0d7c9a6f3c11' };
  const [first, second] = [await post('/animals', milo, key), await post('/animals', milo, key)];
  expect(await second.json()).toEqual(await first.json());
  expect((await (await read('/animals', token)).json())['hydra:totalItems']).toBe(1);
});

test('RTE-35 an animal of another is nobody’s', async () => {
  const animal = await added(milo);
  const other = (await arrive(noah)).token;
  expect((await read(`/animals/${animal.id}`, other)).status).toBe(404);
  expect((await put(`/animals/${animal.id}`, { name: 'X' }, other)).status).toBe(404);
  expect(
    (await post(`/animals/${animal.id}/deletion`, { reason: 'other' }, bearer(other))).status,
  ).toBe(404);
  expect((await read('/animals', '')).status).toBe(401);
});

test('GRD-01 with the feature off there are no animals', async () => {
  const animal = await added(milo);
  shop.appContext.config.FEATURE_ANIMALS = false;
  const paths = ['/animals', `/animals/${animal.id}`, '/animal-types', '/animal-genders/1'];
  const statuses = await Promise.all(paths.map(async (path) => (await read(path, token)).status));
  expect(statuses).toEqual([404, 404, 404, 404]);
  expect([(await add(milo)).status, (await drop(animal.id)).status]).toEqual([404, 404]);
});

test('PRV-07 animals leave with their owner', async () => {
  const [animal, other] = [await added(milo), await added(moka)];
  await post(`/animals/${other.id}/deletion`, { reason: 'mistake' }, bearer(token));
  const { rows } = await shop.database.pool.query('select customer_id as id from animals');
  const [file] = (await animalsData.exportFiles?.(shop.appContext, rows[0].id)) ?? [];
  expect(JSON.parse(String(file?.content))).toMatchObject({
    animals: [{ id: animal.id, name: 'Milo' }],
    removals: [{ id: other.id, reason: 'mistake' }],
  });
  const person = { customerId: rows[0].id, email: lea.email, formerEmails: [] };
  await transact(shop.appContext, (work) => animalsData.erase(work, person));
  const left = await shop.database.pool.query(
    'select from animals union all select from animal_removals',
  );
  expect(left.rowCount).toBe(0);
});
