/** Units in a format and grams per unit: « 12 × 85 g » is twelve of 85 g, « 85 g » is one. */
export function packUnits({ format, weight }: { format: string; weight: number }): {
  units: number;
  unitGrams: number;
} {
  const units = Number(/^(\d+)\s*×/.exec(format)?.[1] ?? 1);
  return { units, unitGrams: Math.round(weight / units) };
}
