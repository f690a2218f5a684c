import type { RationRow } from '../contracts.ts';

/** Inputs from which energy and rations of a food are computed. */
export interface Recipe {
  species: 'dog' | 'cat' | 'both';
  kind: string;
  lifeStages: readonly string[];
  sizes: readonly string[];
  needs: readonly string[];
  label: {
    type: 'complete' | 'complementary';
    /** % as fed. */
    constituents: readonly { code: string; value: number }[];
    /** kcal per 100 g as fed; null = not measured. */
    declaredEnergy: number | null;
  } | null;
}

/** Figures computed from a recipe; stored by the catalogue, computed by the nutrition module. */
export interface Figures {
  /** kcal per 100 g as fed; null when it cannot be computed. */
  computedEnergy: number | null;
  rations: RationRow[];
  /** Warnings for the author of the label: the declared energy is far from the computed one, or should be measured. */
  warnings: readonly ('declared_differs' | 'fibre_underestimated')[];
  problem: 'incomplete' | 'impossible' | null;
}

export type FiguresOf = (recipe: Recipe) => Figures;
