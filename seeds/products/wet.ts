import type { PackKind, Product } from '../types.ts';
import { constituents, type FoodData, food } from './food.ts';
import {
  POUCH_PACKAGING,
  TIN_PACKAGING,
  WET_ADDITIVES,
  WET_INSTRUCTIONS,
  WET_STORAGE,
} from './label-texts.ts';
import { type UnitRow, units } from './variants.ts';

/** Protein, fat, fibre, ash, moisture, calcium, phosphorus: % as fed. */
export type WetAnalysis = [number, number, number, number, number, number, number];

export interface WetData extends FoodData {
  container: 'tin' | 'pouch' | 'multipack';
  /** Complete unless said. */
  complementary?: boolean;
  analysis: WetAnalysis;
  units: UnitRow[];
}

/** Empty weight of one unit in grams. */
const TARE: Record<WetData['container'], number> = { tin: 52, pouch: 5, multipack: 5 };

/** A wet food in tins or pouches, complete unless said. */
export function wet(data: WetData): Product {
  const packKind: PackKind = data.container;
  const complete = !data.complementary;
  return food(data, {
    kind: 'wet',
    packKind,
    label: {
      type: complete ? 'complete' : 'complementary',
      composition: data.composition,
      additives: data.additives ?? WET_ADDITIVES[data.species],
      analyticalConstituents: constituents(data.analysis),
      declaredEnergy: data.energy ?? null,
      instructions: WET_INSTRUCTIONS[data.species],
      storage: WET_STORAGE,
      kibbleMm: null,
    },
    packaging: data.container === 'tin' ? TIN_PACKAGING : POUCH_PACKAGING,
    variants: units(TARE[data.container], data.units),
    guided: complete,
  });
}
