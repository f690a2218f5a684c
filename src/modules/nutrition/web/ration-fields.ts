import { readDecimal, readKilos } from '#kit/decimal.ts';
import type { Activity, Species } from '../contracts.ts';
import { isAge, isWeight } from '../rules/index.ts';

/** Input of the page's calculator after parsing. */
export interface TypedRation {
  weightKg: number;
  ageMonths: number;
  activity: Activity;
  neutered: boolean;
}

/** Codes under `helper.errors`, by field. */
export type RationErrors = Partial<Record<'weight' | 'age', string>>;

/** Months of an age as typed, in years or months; see `readDecimal`. */
export function typedMonths(form: FormData): number | null {
  const age = readDecimal(text(form, 'age'));
  return age === null || form.get('unit') === 'months' ? age : age * 12;
}

/** Parses the form, or returns the errors of its fields (GDE-10). */
export function readRation(
  form: FormData,
  species: Species,
): { typed: TypedRation; errors?: never } | { typed?: never; errors: RationErrors } {
  const weightKg = readKilos(text(form, 'weight'));
  const ageMonths = typedMonths(form);
  const errors: RationErrors = {};
  const weight = weightProblem(weightKg, species);
  const age = ageProblem(ageMonths);
  if (weight) errors.weight = weight;
  if (age) errors.age = age;
  if (weightKg === null || ageMonths === null || weight || age) return { errors };
  const activity = text(form, 'activity') as Activity;
  return { typed: { weightKg, ageMonths, activity, neutered: form.has('neutered') } };
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

function weightProblem(weightKg: number | null, species: Species): string | null {
  if (weightKg === null) return 'weightMissing';
  if (Number.isNaN(weightKg)) return 'weightInvalid';
  if (isWeight(weightKg, species)) return null;
  return species === 'cat' ? 'weightCat' : 'weightDog';
}

function ageProblem(ageMonths: number | null): string | null {
  if (ageMonths === null) return 'ageMissing';
  return isAge(ageMonths) ? null : 'ageInvalid';
}
