import type { PackagingPart, PackKind, Product } from '../types.ts';
import { constituents, type FoodData, food } from './food.ts';
import {
  TREAT_ADDITIVES,
  TREAT_INSTRUCTIONS,
  TREAT_PACKAGING,
  TREAT_STORAGE,
} from './label-texts.ts';
import { type PieceRow, pieces } from './variants.ts';

/** Protein, fat, fibre, ash, moisture: % as fed. */
export type TreatAnalysis = [number, number, number, number, number];

export interface TreatData extends FoodData {
  packKind: PackKind;
  analysis: TreatAnalysis;
  /** Replaces the usual advice when the treat needs its own. */
  instructions?: string;
  storage?: string;
  packaging?: PackagingPart[];
  /** Food supplements sit with the care products. */
  shelf?: 'treat' | 'care';
  pieces: PieceRow[];
}

/** A complementary food: treat, paste, oil, supplement. */
export function treat(data: TreatData): Product {
  return food(data, {
    kind: data.shelf ?? 'treat',
    packKind: data.packKind,
    label: {
      type: 'complementary',
      composition: data.composition,
      additives: data.additives ?? TREAT_ADDITIVES,
      analyticalConstituents: constituents(data.analysis),
      declaredEnergy: data.energy ?? null,
      instructions: data.instructions ?? TREAT_INSTRUCTIONS[data.species],
      storage: data.storage ?? TREAT_STORAGE,
      kibbleMm: null,
    },
    packaging: data.packaging ?? TREAT_PACKAGING,
    variants: pieces(data.pieces),
    guided: false,
  });
}
