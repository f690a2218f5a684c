import { expect, test } from 'vitest';
import type { RecommendableFood } from '../contracts.ts';
import messages from '../messages/fr.json' with { type: 'json' };
import golden from './golden/nutrition-golden.json' with { type: 'json' };
import { sensitivitiesAmong } from './pathologies.ts';
import { type RecommendationAnimal, reasonsToShow, recommend } from './recommend.ts';

const catalogue = golden.catalogue as RecommendableFood[];
const cat: RecommendationAnimal = {
  species: 'cat',
  ageMonths: 36,
  adultWeightKg: 4.5,
  neutered: false,
  breedId: null,
  condition: 3,
  activity: 'moderee',
  features: ['aucune'],
};
const skusFor = (change: Partial<RecommendationAnimal>) =>
  recommend(catalogue, { ...cat, ...change }, 'dry', 3).proposals.map(({ sku }) => sku);

test('GDE-01 foods are proposed with their reasons', () => {
  const found = recommend(catalogue, { ...cat, features: ['boules_de_poils'] }, 'dry', 3);
  expect(found.proposals[0]).toEqual({
    sku: 'K08',
    score: 55,
    reasons: ['age', 'boules_de_poils'],
  });
});

test('a food that is not to be had, or not for the animal, is never proposed', () => {
  expect(skusFor({ ageMonths: 120 })).not.toContain('K11');
  expect(skusFor({ neutered: false })).toEqual(['K08']);
  expect(skusFor({ ageMonths: 6 })).toEqual(['K09']);
  expect(skusFor({ condition: 4, neutered: true })).toEqual(['K10', 'K07']);
});

test('GDE-22 nothing that fits is said as such', () => {
  expect(recommend([], cat, 'dry', 3)).toMatchObject({ status: 'none', proposals: [] });
  expect(messages.recommendation.none).toBe('Notre service est actuellement indisponible');
});

test.each<Partial<RecommendationAnimal>>([
  { condition: 1 },
  { condition: 5 },
  { ageMonths: 1 },
  { features: ['digestif', 'renal'] },
  { features: ['unheard-of'] },
])('an animal that needs a vet gets no product: %j', (change) => {
  expect(recommend(catalogue, { ...cat, ...change }, 'dry', 3).status).toBe('vet');
});

test('equal scores are ordered by reference', () => {
  const twins = ['B', 'A'].map((sku) => ({ ...catalogue[7], sku }) as RecommendableFood);
  expect(recommend(twins, cat, 'dry', 3).proposals.map(({ sku }) => sku)).toEqual(['A', 'B']);
});

test('at most four reasons are shown, the light food once, each with its words', () => {
  expect(reasonsToShow(['age', 'surpoids', 'leger', 'calme'])).toEqual(['age', 'leger', 'calme']);
  expect(reasonsToShow(['age', 'race', 'digestif', 'leger', 'calme'])).toHaveLength(4);
  const codes = sensitivitiesAmong(golden.catalogue.flatMap(({ benefits }) => benefits));
  for (const code of reasonsToShow(codes)) expect(messages.reasons).toHaveProperty(code);
});

test('no words promise to treat or prevent a disease', () => {
  for (const words of Object.values(messages.reasons)) {
    expect(words).not.toMatch(/soigne|guéri|prévien|traite|maladie/i);
  }
});
