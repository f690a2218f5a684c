import { expect, test } from 'vitest';
import { findBreedNamed } from './breeds.ts';

test('PET-04 a breed is found by its name, however it is accented or begun', () => {
  expect(findBreedNamed('dog', 'labrador retriever')?.id).toBe('chien-labrador-retriever');
  expect(findBreedNamed('dog', 'Labrador')?.id).toBe('chien-labrador-retriever');
  expect(findBreedNamed('cat', 'ANGORA TURC ')?.species).toBe('cat');
  expect(findBreedNamed('dog', 'croise tres petit')?.id).toBe('chien-croise-tres-petit');
});

test('PET-04 the breed list matches the species', () => {
  expect(findBreedNamed('cat', 'Labrador')).toBeNull();
  expect(findBreedNamed('dog', 'a')).toBeNull();
  expect(findBreedNamed('dog', '')).toBeNull();
});

test.each(['chat de gouttière', 'Gouttière', 'bâtard', 'croisée', 'chat croisé', 'sans race'])(
  'PET-04 a cat is found by its everyday name: %s',
  (typed) => {
    expect(findBreedNamed('cat', typed)?.id).toBe('chat-europeen-croise');
  },
);

test('PET-04 a dog without a breed needs its size, which its everyday name does not tell', () => {
  expect(findBreedNamed('dog', 'bâtard')).toBeNull();
  expect(findBreedNamed('dog', 'croisé moyen')?.id).toBe('chien-croise-moyen');
});
