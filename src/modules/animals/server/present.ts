import type { AnimalShape } from '../contracts.ts';
import { diet, state, who } from '../rules/animal-fields.ts';
import { ageOn } from '../rules/index.ts';
import { pathIn, shownFields } from './animal-columns.ts';
import type { Animal } from './queries.ts';

/** The Animal of contracts §2.1; its age is computed on `today`. */
export function presentAnimal(animal: Animal, today: Temporal.PlainDate): AnimalShape {
  const { id, birthday } = animal;
  const { years, months } = ageOn(today, Temporal.PlainDate.from(birthday));
  return {
    '@id': pathIn('animals', id),
    '@type': 'Animal',
    id,
    animal_code: String(id),
    ...shownFields(who, animal),
    birthday,
    birthday_years: years,
    birthday_months: months,
    in_date: animal.in_date,
    ...shownFields(state, animal),
    feeds: animal.feedIds.map((feed) => pathIn('animal-feeds', feed)),
    ...shownFields(diet, animal),
    photo: photoOf(animal),
  };
}

/** The rotation is part of the URL, so that clients need not handle it. */
function photoOf(animal: Animal) {
  if (animal.photo_file_id === null) return null;
  const turn = animal.photo_rotation ? `?tr=rt-${animal.photo_rotation}` : '';
  return {
    url: `${animal.photo_url}${turn}`,
    hash: animal.photo_hash ?? '',
    alternativeText: animal.name,
    fileId: animal.photo_file_id,
    rotation: animal.photo_rotation ?? 0,
  };
}
