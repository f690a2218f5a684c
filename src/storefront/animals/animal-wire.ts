import { type AnimalInput, type AnimalShape, idOf } from '#modules/animals/contracts.ts';
import { ANIMAL_TYPES } from '#modules/animals/rules/index.ts';
import type { Activity, Condition, Feed } from '#modules/nutrition/contracts.ts';
import type { AnimalLists } from '#services/shop/animals.ts';
import { pickedAnswers } from '../guide/animal-questions.ts';
import type { WholeAnimal } from './animal-draft.ts';

interface Member {
  '@id': string;
  name: string;
  code?: string;
}

/** @throws Error for a missing member: the shop's own choices come from this list. */
function find(list: readonly Member[], isIt: (member: Member) => boolean): Member {
  const found = list.find(isIt);
  if (!found) throw new Error('a list of the shop API lacks a choice of our form');
  return found;
}

const coded = (list: readonly Member[], code: string) =>
  find(list, (member) => member.code === code)['@id'];
const named = (list: readonly Member[], name: string) =>
  find(list, (member) => member.name === name)['@id'];
const base = '/api/v2/shop';

/** Species of an animal type's path: 1 = dog, 2 = cat. */
export const speciesOf = (type: string): 'dog' | 'cat' =>
  idOf(type) === ANIMAL_TYPES.cat ? 'cat' : 'dog';

/** An animal in the format of the shop API, its choices as paths from the lists. */
export function toAnimal(animal: WholeAnimal, lists: AnimalLists): AnimalInput {
  const { profile, shape, life, food } = animal;
  const age = { years: Number(profile.years || 0), months: Number(profile.months || 0) };
  return {
    name: profile.name,
    type: `${base}/animal-types/${ANIMAL_TYPES[profile.species]}`,
    gender: `${base}/animal-genders/${profile.gender === 'male' ? 1 : 2}`,
    breed: coded(lists.breeds, profile.breed),
    ...pickedAnswers('profile', true, profile),
    ...pickedAnswers('profile', false, profile),
    in_date: profile.inDate,
    birthday: profile.inDate ? profile.birthday : null,
    birthday_years: profile.inDate ? null : age.years,
    birthday_months: profile.inDate ? null : age.months,
    condition: `${base}/animal-conditions/${shape.condition}`,
    weight: shape.weight,
    activity: coded(lists.activities, life.activity),
    feature: coded(lists.features, life.feature),
    feeds: food.feeds.map((feed) => coded(lists.feeds, feed)),
    kibbleBrand: named(lists.brands, food.kibbleBrand),
    oldKibbleBrand: food.oldKibbleBrand && named(lists.brands, food.oldKibbleBrand),
    ...pickedAnswers('food', false, food),
  };
}

/** The form answers of a saved animal, also for the guide. */
export function fromAnimal(animal: AnimalShape, lists: AnimalLists): WholeAnimal {
  const at = (list: readonly Member[], path: string) => find(list, (one) => one['@id'] === path);
  const breed = at(lists.breeds, animal.breed);
  const { birthday_years: years, birthday_months: months } = animal;
  return {
    profile: {
      species: speciesOf(animal.type),
      name: animal.name,
      breed: breed.code ?? '',
      breedName: breed.name,
      inDate: animal.in_date,
      birthday: animal.birthday,
      years: String(years),
      months: String(months),
      gender: idOf(animal.gender) === 1 ? 'male' : 'female',
      ...pickedAnswers('profile', true, animal),
      ...pickedAnswers('profile', false, animal),
    },
    shape: { weight: animal.weight, condition: idOf(animal.condition) as Condition },
    life: {
      activity: at(lists.activities, animal.activity).code as Activity,
      feature: at(lists.features, animal.feature).code ?? '',
    },
    food: {
      feeds: animal.feeds.map((feed) => at(lists.feeds, feed).code as Feed),
      kibbleBrand: at(lists.brands, animal.kibbleBrand).name,
      oldKibbleBrand: animal.oldKibbleBrand && at(lists.brands, animal.oldKibbleBrand).name,
      ...pickedAnswers('food', false, animal),
    },
  };
}
