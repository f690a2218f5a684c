import data from '#data/breeds.json' with { type: 'json' };
import type { Species } from '../contracts.ts';

export type SizeClass = 'tres_petit' | 'petit' | 'moyen' | 'grand' | 'geant';

type Bounds = { code: string; maxKgExclusive: number | null };

/** Size class of an actual or expected adult weight in kg. */
export function sizeClassOf(species: Species, adultWeightKg: number): SizeClass {
  const classes: readonly Bounds[] = data.sizeClasses[species];
  const fits = ({ maxKgExclusive }: Bounds) =>
    maxKgExclusive === null || adultWeightKg < maxKgExclusive;
  return (classes.find(fits)?.code ?? 'geant') as SizeClass;
}
