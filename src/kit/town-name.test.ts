import { expect, test } from 'vitest';
import { isOneOfTowns } from './town-name.ts';

test.each(['Lyon', 'LYON 3e', 'lyon 3e arrondissement', 'Lyon Cedex 03'])(
  'ADR-12 %s is a way to write Lyon',
  (typed) => expect(isOneOfTowns(typed, ['Lyon'])).toBe(true),
);

test('ADR-12 accents, hyphens and the short form of Saint do not matter', () => {
  expect(isOneOfTowns('st etienne', ['Saint-Étienne'])).toBe(true);
  expect(isOneOfTowns("l'hay les roses", ["L'Haÿ-les-Roses"])).toBe(true);
});

test('ADR-12 another town is none of them', () => {
  expect(isOneOfTowns('Lyon', ['Paris'])).toBe(false);
  expect(isOneOfTowns('Lyonnet', ['Lyon'])).toBe(false);
});
