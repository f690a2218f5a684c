import { ownValue } from '#kit/own-value.ts';
import type { GuideFacts } from '../contracts.ts';

/** Pathology codes of the breed data by the need that covers them. */
const BENEFITS: Readonly<Record<string, string>> = {
  digestion: 'digestif',
  'peau-pelage': 'peau_pelage',
  articulations: 'articulations',
  dentaire: 'dentaire',
  'boules-de-poils': 'boules_de_poils',
  urinaire: 'urinaire_prevention',
  'controle-poids': 'surpoids',
  'petit-appetit': 'appetit',
};

/** Facts for the feeding guides, derived from the product's fields (nutrition §8.1). */
export function guideFactsOf(
  lifeStages: readonly string[],
  sizes: readonly string[],
  needs: readonly string[],
  breeds: readonly string[] = [],
): GuideFacts {
  const stages = new Set(
    lifeStages.map((stage) => (stage === 'growth' ? ('growth' as const) : ('adult' as const))),
  );
  return {
    lifeStages: [...stages],
    sizes: sizes.includes('petit') ? ['tres_petit', ...sizes] : [...sizes],
    seniorOnly: lifeStages.length === 1 && lifeStages[0] === 'senior',
    neutered: needs.includes('sterilise') ? 'only' : 'any',
    breeds: [...breeds],
    benefits: needs.flatMap((need) => ownValue(BENEFITS, need) ?? []),
    light: needs.includes('controle-poids'),
  };
}
