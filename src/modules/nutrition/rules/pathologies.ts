import data from '#data/breeds.json' with { type: 'json' };
import type { Species } from '../contracts.ts';

export type Pathology = {
  code: string;
  label: string;
  species: readonly Species[];
  outcome: 'none' | 'filter' | 'vet';
};

const all = () => data.pathologies as readonly Pathology[];

/** Choices of the form for a species, "none" first. */
export function pathologiesOf(species: Species): Pathology[] {
  return all().filter((pathology) => pathology.species.includes(species));
}

/** Whether it needs a diagnosis: the shop then recommends neither product nor ration. True for unknown codes. */
export function needsVet(code: string): boolean {
  const outcome = all().find((pathology) => pathology.code === code)?.outcome;
  return outcome === undefined || outcome === 'vet';
}

/** The codes that influence the choice of a food, in the order declared. */
export function sensitivitiesAmong(codes: readonly string[]): string[] {
  return codes.filter((code) =>
    all().some((pathology) => pathology.code === code && pathology.outcome === 'filter'),
  );
}
