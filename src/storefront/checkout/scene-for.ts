import type { Scene } from '#modules/media/rules/index.ts';

/** The scene of a confirmation, by what its products are for: 1 dogs, 2 cats, 0 both. */
export function sceneFor(animalTypes: readonly number[]): Scene {
  const hasDog = animalTypes.includes(1);
  const hasCat = animalTypes.includes(2);
  if (hasDog === hasCat) return 'confirmation-both';
  return hasCat ? 'confirmation-cat' : 'confirmation-dog';
}
