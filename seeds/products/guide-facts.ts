import type { DogSize, GuideFacts, LifeStage, Need } from '../types.ts';

/** Pathology codes of the breed data that a need answers. */
const BENEFITS: Partial<Record<Need, string>> = {
  digestion: 'digestif',
  'peau-pelage': 'peau_pelage',
  articulations: 'articulations',
  dentaire: 'dentaire',
  'boules-de-poils': 'boules_de_poils',
  urinaire: 'urinaire_prevention',
  'controle-poids': 'surpoids',
  'petit-appetit': 'appetit',
};

/** The facts the guides read, drawn from what the product page says (nutrition §8.1). */
export function guideFacts(
  lifeStages: LifeStage[],
  sizes: DogSize[],
  needs: Need[],
  breeds: string[] = [],
): GuideFacts {
  const stages = new Set(lifeStages.map((stage) => (stage === 'growth' ? 'growth' : 'adult')));
  return {
    lifeStages: [...stages],
    sizes: sizes.includes('petit') ? ['tres_petit', ...sizes] : [...sizes],
    seniorOnly: lifeStages.length === 1 && lifeStages[0] === 'senior',
    neutered: needs.includes('sterilise') ? 'only' : 'any',
    breeds,
    benefits: needs.flatMap((need) => BENEFITS[need] ?? []),
    light: needs.includes('controle-poids'),
  };
}
