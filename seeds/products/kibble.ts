import type { Product } from '../types.ts';
import { constituents, type FoodData, food } from './food.ts';
import { DRY_ADDITIVES, DRY_INSTRUCTIONS, DRY_PACKAGING, DRY_STORAGE } from './label-texts.ts';
import { type BagRow, bags } from './variants.ts';

/** Protein, fat, fibre, ash, moisture, calcium, phosphorus, omega 3, omega 6: % as fed. */
export type DryAnalysis = [number, number, number, number, number, number, number, number, number];

export interface KibbleData extends FoodData {
  analysis: DryAnalysis;
  mm: number;
  bags: BagRow[];
}

/** A complete dry food. */
export function kibble(data: KibbleData): Product {
  return food(data, {
    kind: 'kibble',
    packKind: 'bag',
    label: {
      type: 'complete',
      composition: data.composition,
      additives: data.additives ?? DRY_ADDITIVES[data.species],
      analyticalConstituents: constituents(data.analysis),
      declaredEnergy: data.energy ?? null,
      instructions: DRY_INSTRUCTIONS[data.species],
      storage: DRY_STORAGE,
      kibbleMm: data.mm,
    },
    packaging: DRY_PACKAGING,
    variants: bags(data.bags),
    guided: true,
  });
}
