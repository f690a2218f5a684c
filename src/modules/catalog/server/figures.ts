import type { RationRow } from '../contracts.ts';

/** What the energy and the rations of a food follow from. */
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

/** What follows from a recipe; the catalogue keeps it, nutrition knows how it is reckoned. */
export interface Figures {
  /** kcal per 100 g as fed; null when it cannot be reckoned. */
  computedEnergy: number | null;
  rations: RationRow[];
  /** For whoever writes the label: what was measured is far from what was reckoned, or should be measured. */
  warnings: readonly ('declared_differs' | 'fibre_underestimated')[];
  problem: 'incomplete' | 'impossible' | null;
}

export type FiguresOf = (recipe: Recipe) => Figures;
