import { expect, test } from 'vitest';
import { menuAnimal } from '../contracts.ts';
import messages from '../messages/fr.json' with { type: 'json' };
import { checkMenu, type MenuCheck } from './menu-check.ts';
import { mixedMenu, wetCalendar } from './mixed-menu.ts';

const cat: MenuCheck = {
  species: 'cat',
  kibbleSpecies: 'cat',
  kibbleStage: 'adult',
  ageMonths: 40,
  weightKg: 4.5,
  breedMaxKg: 6,
  condition: 3,
  pathologies: [],
};
const texts = messages.menu.errors;
const textFor = (change: Partial<MenuCheck>) => {
  const error = checkMenu({ ...cat, ...change });
  return error === null ? null : texts[error];
};

const animal = {
  species: 'cat',
  breedId: null,
  sex: null,
  ageMonths: 40,
  neutered: true,
  activity: 'moderee',
  condition: 3,
  weightKg: 4.5,
};

test('GDE-08 the weight of a menu cat is above 0 and under 13', () => {
  const accepts = (weightKg: unknown) => menuAnimal.safeParse({ ...animal, weightKg }).success;
  expect(['', 0, 13, undefined].map(accepts)).toEqual([false, false, false, false]);
  expect([0.5, 12.9].map(accepts)).toEqual([true, true]);
});

test('GDE-07 wet food three times a week or every day changes the ration', () => {
  const week = { energyKcal: 230, kibbleKcalPer100g: 385, wetKcalPer100g: 92, wetUnitGrams: 85 };
  expect(mixedMenu({ ...week, wetFrequency: 'three' })).toMatchObject({ kibbleGramsPerWeek: 357 });
  expect(mixedMenu({ ...week, wetFrequency: 'daily' })).toMatchObject({ kibbleGramsPerWeek: 273 });
});

test('the wet recipes come in turn over the weeks', () => {
  const fortnight = wetCalendar(['thon', 'poulet'], 'three', 2);
  expect(fortnight.map(({ recipe }) => recipe)).toEqual([
    'thon',
    'poulet',
    'thon',
    'poulet',
    'thon',
    'poulet',
  ]);
  expect(fortnight[3]).toEqual({ week: 2, day: 'lundi', recipe: 'poulet' });
  expect(wetCalendar([], 'daily', 1)).toEqual([]);
});

test('GDE-15 a dog kibble in a cat menu', () => {
  expect(textFor({ kibbleSpecies: 'dog' })).toBe('Ces croquettes sont destinées aux chiens.');
});

test('GDE-16 a dog asks for a menu', () => {
  expect(textFor({ species: 'dog' })).toBe('Le menu bi-nutrition est réservé aux chats.');
});

test.each<Partial<MenuCheck>>([{ condition: 5 }, { weightKg: 7.9 }, { servingFits: false }])(
  'GDE-17 the weight allows no recipe: %j',
  (change) => {
    expect(textFor(change)).toBe(texts.overweight);
    expect(texts.overweight).toBe(
      'Le poids de votre chat ne permet pas de proposer une recette. Demandez conseil à votre vétérinaire.',
    );
  },
);

test.each<Partial<MenuCheck>>([
  { pathologies: ['renal'] },
  { pathologies: ['digestif', 'diabete'] },
  { condition: 1 },
  { ageMonths: 1.5 },
])('GDE-18 a vet must be asked: %j', (change) => {
  expect(textFor(change)).toBe('La situation de votre chat demande l’avis d’un vétérinaire.');
});

test('GDE-19 an adult kibble for a kitten', () => {
  expect(checkMenu({ ...cat, ageMonths: 11.9 })).toBe('kitten');
  expect(checkMenu({ ...cat, ageMonths: 5, kibbleStage: 'all' })).toBeNull();
  expect(texts.kitten).toContain('choisissez une recette pour chaton');
});

test('GDE-20 a kitten kibble for an adult cat', () => {
  expect(checkMenu({ ...cat, ageMonths: 12, kibbleStage: 'growth' })).toBe('adult');
  expect(texts.adult).toContain('choisissez une recette pour chat adulte');
});

test('GDE-21 a technical failure has its own words', () => {
  expect(texts.generic).toBe('Une erreur technique est survenue. Réessayez plus tard.');
});

test('GDE-22 no recipe at all', () => {
  expect(messages.menu.none).toBe('Notre service est actuellement indisponible');
});
