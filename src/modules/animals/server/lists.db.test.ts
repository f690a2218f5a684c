import { expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const read = async (path: string) => {
  const answer = await shop.request('GET', `/api/v2/shop${path}`);
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    body: await answer.json(),
  };
};
const members = async (path: string) => (await read(path)).body['hydra:member'];

test('API-30 PET-02 types have fixed numbers', async () => {
  const { body, cache } = await read('/animal-types');
  expect(cache).toBe('public, max-age=3600');
  expect(body['hydra:member']).toEqual([
    {
      '@id': '/api/v2/shop/animal-types/1',
      '@type': 'AnimalType',
      id: 1,
      code: 'dog',
      name: 'Chien',
    },
    {
      '@id': '/api/v2/shop/animal-types/2',
      '@type': 'AnimalType',
      id: 2,
      code: 'cat',
      name: 'Chat',
    },
  ]);
  expect((await read('/animal-types/2')).body).toEqual({
    '@context': '/api/v2/contexts/AnimalType',
    ...body['hydra:member'][1],
  });
  expect((await read('/animal-types/3')).status).toBe(404);
});

test('API-31 PET-03 genders have fixed numbers', async () => {
  expect((await read('/animal-genders/1')).body).toMatchObject({ code: 'male', name: 'Mâle' });
  expect((await read('/animal-genders/2')).body).toMatchObject({ code: 'female', name: 'Femelle' });
});

test('PET-04 breeds follow the species', async () => {
  const cats = await members('/animal-breeds?type=2');
  const dogs = await members('/animal-breeds?type=/api/v2/shop/animal-types/1');
  expect([cats.length, dogs.length]).toEqual([70, 216]);
  expect(cats.every(({ type }: { type: string }) => type === '/api/v2/shop/animal-types/2')).toBe(
    true,
  );
  expect(dogs[0]).toMatchObject({ name: 'Affenpinscher', size: 'petit', adultWeight: 4.5 });
  expect((await read('/animal-breeds?type=cat')).status).toBe(422);
});

test('PET-06 five conditions, each drawn for the species', async () => {
  const conditions = await members('/animal-conditions?type=2');
  expect(conditions.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(conditions[2]).toMatchObject({
    label: 'Idéale',
    imageUrl: '/media/scenes/body-cat-3.svg',
  });
});

test('PET-07 PET-10 PET-11 PET-12 the other lists', async () => {
  const [dog, cat] = [
    await members('/animal-activities?type=1'),
    await members('/animal-activities?type=2'),
  ];
  expect([dog.length, dog[0].description === cat[0].description]).toEqual([4, false]);
  const features = await members('/animal-features?type=1');
  expect(features[0].name).toBe('Aucune');
  const names = features.map(({ code }: { code: string }) => code);
  expect(names).not.toContain('boules_de_poils');
  expect((await members('/animal-feeds')).length).toBe(5);
  expect((await members('/animal-kibble-brands')).at(-1).name).toBe('Je ne sais pas');
});
