import { expect, test } from 'vitest';
import { answerRation, type RationQuestion } from './ration-answer.ts';

const dog: RationQuestion = {
  species: 'dog',
  weightKg: 5,
  ageMonths: 48,
  activity: 'moderee',
  neutered: false,
  kcalPer100g: 385,
  lifeStages: ['adult'],
  bagGrams: 4000,
  goods: { once: 4000, subscription: 3600 },
};

function gramsOf(question: RationQuestion) {
  const answer = answerRation(question);
  return answer.status === 'ok' ? answer.grams : 0;
}

test('GDE-09 an animal in good shape gets its grams a day, how long the format lasts, how often', () => {
  const answer = answerRation(dog);
  if (answer.status !== 'ok') throw new Error('a healthy adult has a ration');
  expect(answer.grams).toBeGreaterThan(60);
  expect(answer.grams).toBeLessThan(130);
  expect(answer.days).toBe(Math.floor(4000 / answer.grams));
  expect(answer.frequency ?? 0).toBeLessThanOrEqual(answer.days);
});

test('S-20 a rhythm that brings more than is eaten is not advised', () => {
  // It lasts 36 days: with monthly deliveries, a seventh would be left each time.
  const answer = answerRation({ ...dog, bagGrams: 36 * gramsOf(dog) });
  expect(answer).toMatchObject({ status: 'ok', days: 36, frequency: null, minimumBags: null });
  const fits = answerRation({ ...dog, bagGrams: 33 * gramsOf(dog) });
  expect(fits).toMatchObject({ days: 33, frequency: 31 });
});

test('GDE-14 a format that does not last three weeks proposes no rhythm but more bags', () => {
  expect(answerRation({ ...dog, weightKg: 40 })).toMatchObject({
    status: 'ok',
    frequency: null,
    minimumBags: expect.any(Number),
  });
});

test('a young animal that is not weaned is sent to a vet', () => {
  expect(answerRation({ ...dog, ageMonths: 1 })).toEqual({ status: 'vet', reason: 'trop_jeune' });
});

test('GDE-13 figures no equation answers for have no result, and no error', () => {
  expect(answerRation({ ...dog, weightKg: 150 })).toEqual({ status: 'none' });
  expect(answerRation({ ...dog, kcalPer100g: 5 })).toEqual({ status: 'none' });
});

test('S-05 GDE-13 a food of the wrong life stage has no ration, for a cat either', () => {
  const none = { status: 'none' };
  const growth = { lifeStages: ['growth' as const] };
  const cat = { ...dog, species: 'cat' as const, weightKg: 4 };
  expect(answerRation({ ...dog, ageMonths: 3 })).toEqual(none);
  expect(answerRation({ ...dog, ...growth, ageMonths: 360 })).toEqual(none);
  expect(answerRation({ ...cat, ageMonths: 6 })).toEqual(none);
  expect(answerRation({ ...cat, ...growth })).toEqual(none);
  expect(answerRation(cat).status).toBe('ok');
  expect(answerRation({ ...cat, ...growth, ageMonths: 6 }).status).toBe('ok');
});
