import type { AnimalShape } from '../contracts.ts';
import { ageOn } from '../rules/index.ts';
import type { Animal } from './queries.ts';

/** The path of a member of one of the lists, or of a pet. */
export const pathIn = (list: string, id: number) => `/api/v2/shop/${list}/${id}`;

/** The Animal of contracts §2.1; its age is counted on `today`. */
export function presentAnimal(animal: Animal, today: Temporal.PlainDate): AnimalShape {
  const { id, name, crossbreed, birthday, inDate, sterilized, weight, onlyUpd } = animal;
  const { years, months } = ageOn(today, Temporal.PlainDate.from(birthday));
  return {
    '@id': pathIn('animals', id),
    '@type': 'Animal',
    id,
    animal_code: String(id),
    name,
    type: pathIn('animal-types', animal.typeId),
    gender: pathIn('animal-genders', animal.genderId),
    breed: pathIn('animal-breeds', animal.breedId),
    crossbreed,
    birthday,
    birthday_years: years,
    birthday_months: months,
    in_date: inDate,
    condition: pathIn('animal-conditions', animal.conditionId),
    activity: pathIn('animal-activities', animal.activityId),
    sterilized,
    weight,
    feature: pathIn('animal-features', animal.featureId),
    feeds: animal.feedIds.map((feed) => pathIn('animal-feeds', feed)),
    kibbleBrand: pathIn('animal-kibble-brands', animal.kibbleBrandId),
    oldKibbleBrand:
      animal.oldKibbleBrandId === null
        ? null
        : pathIn('animal-kibble-brands', animal.oldKibbleBrandId),
    onlyUpd,
    photo: photoOf(animal),
  };
}

/** The turn is part of the address: whoever shows the picture need not know of it. */
function photoOf({ name, photoFileId, photoUrl, photoHash, photoRotation }: Animal) {
  if (photoFileId === null) return null;
  const turn = photoRotation ? `?tr=rt-${photoRotation}` : '';
  return {
    url: `${photoUrl}${turn}`,
    hash: photoHash ?? '',
    alternativeText: name,
    fileId: photoFileId,
    rotation: photoRotation ?? 0,
  };
}
