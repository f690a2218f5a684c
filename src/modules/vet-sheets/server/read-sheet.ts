import { refuse } from '#kit/refusal.ts';
import { findAnimalSheet } from '#modules/animals/server/index.ts';
import { findRations } from '#modules/nutrition/server/index.ts';
import { findFoodsOf } from '#modules/subscriptions/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { VetSheetShape } from '../contracts.ts';
import { findLink } from './links.ts';

/**
 * The sheet for the holder of a link.
 * @throws Refusal `vet_link.unknown`.
 */
export async function readSheet(
  db: Db,
  channel: string,
  token: string,
  today: Temporal.PlainDate,
): Promise<VetSheetShape> {
  const link = await findLink(db, token, today);
  const animal = link && (await findAnimalSheet(db, link.customerId, link.animalId));
  if (!animal) throw refuse('vet_link.unknown');
  const { lastDay, ...own } = link;
  const foods = await findFoodsOf(db, own);
  const variants = foods.map(({ variantCode }) => variantCode);
  const rations = await findRations(db, { ...own, channel, variants }, today);
  return {
    '@id': '/api/v2/shop/vet-sheets',
    '@type': 'VetSheet',
    ...animal,
    foods: foods.map(({ variantCode, ...food }) => {
      const bowl = rations?.find((one) => one.variantCode === variantCode)?.bowl;
      return {
        ...food,
        rationGrams: bowl?.rationGrams ?? null,
        mealGrams: bowl?.mealGrams ?? [],
      };
    }),
    lastDay,
  };
}
