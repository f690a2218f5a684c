import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductComplete } from '#modules/catalog/contracts.ts';
import { guideFactsOf } from '#modules/catalog/rules/index.ts';
import { answerRation } from '../../src/modules/nutrition/web/ration-answer.ts';
import { outsideClient } from '../support/outside.ts';

interface Food {
  sku: string;
  kcalPer100g: number;
  lifeStages: ('growth' | 'adult')[];
}

const shop = outsideClient();

async function dogKibble(): Promise<Food[]> {
  const list = await shop.ask('GET', '/api/b2c-products/b2c-categories/chien/croquettes');
  const { data } = (await list.json()) as { data: { attributes: { sku: string } }[] };
  return Promise.all(
    data.slice(0, 24).map(async ({ attributes: { sku } }) => {
      const answer = await shop.ask('GET', `/api/b2c-products/sku-${sku}`);
      const body = (await answer.json()) as { data: { attributes: ProductComplete } };
      const { lifeStages, sizes, needs, metabolizableEnergy } = body.data.attributes;
      const { lifeStages: stages } = guideFactsOf(lifeStages, sizes, needs);
      return { sku, kcalPer100g: metabolizableEnergy?.value ?? 0, lifeStages: stages };
    }),
  );
}

test('S-05 GDE-09 GDE-12 GDE-13 for any dog and food the product page answers what the service does', async () => {
  const foods = await dogKibble();
  expect(foods.length).toBeGreaterThan(5);
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...foods),
      fc.integer({ min: 10, max: 9900 }),
      fc.integer({ min: 1, max: 240 }),
      fc.constantFrom('faible', 'moderee', 'elevee', 'tres_elevee'),
      fc.boolean(),
      async ({ sku, ...food }, hundredths, ageMonths, activity, neutered) => {
        const dog = { weightKg: hundredths / 100, ageMonths, activity, neutered } as const;
        const bag = { bagGrams: 12_000, goods: { once: 9000, subscription: 8100 } };
        const page = answerRation({ ...dog, ...food, ...bag, species: 'dog' });
        const query = new URLSearchParams({
          ref: sku,
          weight: String(dog.weightKg),
          month: String(ageMonths),
          activity,
          sterilized: String(neutered),
        });
        const answer = await shop.ask('GET', `/api/b2c-rations/getReco?${query}`);
        if (page.status !== 'ok') {
          expect(answer.status).toBe(404);
          return;
        }
        answered += 1;
        const { data } = (await answer.json()) as { data: { ration: number } };
        expect(page.grams).toBe(data.ration);
      },
    ),
    { numRuns: 150, seed: 5 },
  );
  expect(answered).toBeGreaterThan(30);
});
