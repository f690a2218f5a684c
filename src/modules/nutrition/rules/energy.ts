/** Resting energy of a dog or cat, kcal a day: 70 × kg^0.75. */
export function restingEnergy(weightKg: number): number {
  return 70 * weightKg ** 0.75;
}

/** Daily energy of a dog in kcal; `coefficient` in kcal per kg^0.75. */
export function dogEnergy(coefficient: number, weightKg: number): number {
  return coefficient * weightKg ** 0.75;
}

/** Daily energy of a cat in kcal; `coefficient` in kcal per kg^0.67. */
export function catEnergy(coefficient: number, weightKg: number): number {
  return coefficient * weightKg ** 0.67;
}
