import { number } from '#i18n/numbers.ts';
import type { AnimalShape } from '#modules/animals/contracts.ts';
import { speciesOf } from './animal-wire.ts';
import { ageText, t } from './animal-words.ts';
import type { Portrayed } from './portrait.tsx';

export interface ShownAnimal extends Portrayed {
  name: string;
  /** « Chat · 4 ans · 4,6 kg ». */
  line: string;
}

/** Display data of an animal's card. */
export function shownAnimal(animal: AnimalShape): ShownAnimal {
  const species = speciesOf(animal.type);
  const age = { years: animal.birthday_years, months: animal.birthday_months };
  return {
    id: animal.id,
    name: animal.name,
    species,
    photo: animal.photo?.url ?? null,
    line: [
      t(`species.${species}`),
      ageText(age),
      t('kilos', { weight: number(animal.weight) }),
    ].join(' · '),
  };
}
