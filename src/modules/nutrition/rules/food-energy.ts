import type { Species } from '../contracts.ts';
import { isFoodEnergy } from './limits.ts';

/** Analytical constituents of the label, % as fed; null: not declared. */
export type Analysis = {
  protein: number | null;
  fat: number | null;
  crudeFibre: number | null;
  ash: number | null;
  moisture: number | null;
};

export type EnergyOfAnalysis =
  | {
      status: 'ok';
      nfe: number;
      grossEnergy: number;
      crudeFibreDryMatter: number;
      digestibility: number;
      digestibleEnergy: number;
      /** kcal per 100 g as fed, predictive equation. */
      me: number;
      /** kcal per 100 g as fed by modified Atwater factors, used only as a cross-check. */
      atwater: number;
    }
  | { status: 'none'; reason: 'incomplete' | 'impossible' };

/** Published regression of digestibility, and protein loss, by species. */
const DIGESTION: Readonly<Record<Species, { top: number; slope: number; proteinLoss: number }>> = {
  dog: { top: 91.2, slope: 1.43, proteinLoss: 1.04 },
  cat: { top: 87.9, slope: 0.88, proteinLoss: 0.77 },
};

/** A label may omit a moisture up to 14 %; this value is then assumed for kibble. */
const DRY_FOOD_MOISTURE = 9;
const MOST_FIBRE_THE_EQUATION_FITS = 8;
const DECLARED_MAY_DIFFER_BY = 0.15;

/** Metabolisable energy of a prepared food from its label (nutrition §1, FEDIAF equation). */
export function metabolisableEnergy(species: Species, label: Analysis): EnergyOfAnalysis {
  const { protein: p, fat: f, crudeFibre: cf, ash: a, moisture: m } = label;
  if (p === null || f === null || cf === null || a === null || m === null) {
    return { status: 'none', reason: 'incomplete' };
  }
  const sum = p + f + cf + a + m;
  const parts = [p, f, cf, a, m];
  if (sum > 100.5 || m >= 100 || parts.some((part) => !(part >= 0))) {
    return { status: 'none', reason: 'impossible' };
  }
  const { top, slope, proteinLoss } = DIGESTION[species];
  const nfe = Math.max(0, 100 - sum);
  const grossEnergy = 5.7 * p + 9.4 * f + 4.1 * (nfe + cf);
  const crudeFibreDryMatter = (cf * 100) / (100 - m);
  const digestibility = top - slope * crudeFibreDryMatter;
  const digestibleEnergy = (grossEnergy * digestibility) / 100;
  return {
    status: 'ok',
    nfe,
    grossEnergy,
    crudeFibreDryMatter,
    digestibility,
    digestibleEnergy,
    me: digestibleEnergy - proteinLoss * p,
    atwater: 3.5 * p + 8.5 * f + 3.5 * nfe,
  };
}

export type FoodEnergy =
  | {
      status: 'ok';
      kcalPer100g: number;
      source: 'declared' | 'computed';
      /** Warnings for the catalogue editor: declared and computed energy differ, or a measurement is needed. */
      warnings: ('declared_differs' | 'fibre_underestimated')[];
    }
  | { status: 'none'; reason: 'incomplete' | 'impossible' };

/** kcal per 100 g of a product: the declared value when there is one, else the computed one. */
export function foodEnergy(food: {
  species: Species;
  type: 'dry' | 'wet';
  declaredKcalPer100g: number | null;
  analysis: Analysis;
}): FoodEnergy {
  const moisture = food.analysis.moisture ?? (food.type === 'dry' ? DRY_FOOD_MOISTURE : null);
  const computed = metabolisableEnergy(food.species, { ...food.analysis, moisture });
  const kcalPer100g = food.declaredKcalPer100g ?? (computed.status === 'ok' ? computed.me : null);
  if (kcalPer100g === null) {
    return { status: 'none', reason: computed.status === 'none' ? computed.reason : 'incomplete' };
  }
  if (!isFoodEnergy(kcalPer100g)) return { status: 'none', reason: 'impossible' };
  const warnings: ('declared_differs' | 'fibre_underestimated')[] = [];
  if (computed.status === 'ok') {
    const gap = Math.abs(kcalPer100g - computed.me) / computed.me;
    if (gap > DECLARED_MAY_DIFFER_BY) warnings.push('declared_differs');
    const muchFibre = computed.crudeFibreDryMatter > MOST_FIBRE_THE_EQUATION_FITS;
    if (food.species === 'dog' && muchFibre) warnings.push('fibre_underestimated');
  }
  const source = food.declaredKcalPer100g === null ? 'computed' : 'declared';
  return { status: 'ok', kcalPer100g, source, warnings };
}
