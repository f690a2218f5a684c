import type { z } from 'zod';
import { findGuideFood } from '#modules/catalog/server/index.ts';
import { invalid, notFound } from '#platform/http/content-errors.ts';
import type { Db } from '#registry/schema.ts';
import { type RationQuestion, type rationAnswer, rationQuestion } from '../contracts.ts';
import { type CalculatorLife, rationAdvice } from '../rules/index.ts';

/** Weights in kg at which the table of a food changes row. */
const BANDS = [1, 3, 5, 8, 12, 16, 20, 25, 30, 35, 40, 50, 60, 80];

/**
 * The ration calculator (GDE-09, CMS-10): the requested ration, and the table of rations for an
 * animal of that age, intact and moderately active unless `life` differs. 404 for values outside
 * the food's table; 400 for impossible numbers.
 */
export async function answerRation(
  db: Db,
  requested: RationQuestion,
  life?: CalculatorLife,
): Promise<z.infer<typeof rationAnswer>> {
  const { ref, weight, month } = rationQuestion.parse(requested);
  if (month > 360) throw invalid('Invalid age', ['month']);
  const food = await findGuideFood(db, ref);
  const advice = rationAdvice(food, weight, month, life);
  if (advice.status !== 'ok') throw notFound();
  const table = BANDS.slice(1).flatMap((weightMax, at) => {
    const weightMin = BANDS[at] as number;
    const row = rationAdvice(food, (weightMin + weightMax) / 2, month, life);
    return row.status === 'ok' ? [{ weightMin, weightMax, ration: row.rationGrams }] : [];
  });
  const { rationGrams, rationMinGrams, rationMaxGrams, mealGrams, lifeStage } = advice;
  return {
    ref,
    weight,
    month,
    ration: rationGrams,
    unit: 'g',
    table,
    rationMin: rationMinGrams,
    rationMax: rationMaxGrams,
    mealGrams,
    lifeStage,
  };
}
