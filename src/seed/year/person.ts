import { type SiteCode, siteDelivering } from '#kit/sites.ts';
import { streets } from '../../../seeds/orders/everyday.ts';
import { animalNames } from '../../../seeds/reviews/people.ts';
import type { DemoAnimal } from '../../../seeds/types.ts';
import type { Eater } from '../../../seeds/year/foods.ts';
import {
  yearBreeds,
  yearFirstNames,
  yearLastNames,
  yearTowns,
} from '../../../seeds/year/people.ts';
import { chosen, oneOf, plainName } from '../chosen.ts';

/** Intervals in days between two deliveries; frequent choices are repeated. */
const RHYTHMS = [31, 31, 42, 42, 42, 49, 62, 62, 77] as const;
/** Number of people in five who subscribe. */
const SUBSCRIBE_OF_FIVE = 2;

export interface YearAnimal extends DemoAnimal {
  eater: Eater;
}

/** An invented person, derived deterministically from a number. */
export interface YearPerson {
  nth: number;
  firstName: string;
  lastName: string;
  gender: 'm' | 'f';
  email: string;
  site: SiteCode;
  street: string;
  town: (typeof yearTowns)[number];
  wantsNewsletter: boolean;
  animals: YearAnimal[];
  /** Interval of the subscription in days; null: they order occasionally. */
  rhythm: number | null;
}

export function personOf(nth: number): YearPerson {
  const pairs = yearFirstNames.length * yearLastNames.length;
  // Coprime with the number of pairs: consecutive people differ, and no pair repeats.
  const pair = (nth * 1009) % pairs;
  const [firstName, gender] = yearFirstNames[pair % yearFirstNames.length] ?? ['Adèle', 'f'];
  const lastName = yearLastNames[Math.floor(pair / yearFirstNames.length)] ?? 'Allard';
  const town = oneOf(yearTowns, nth, 'town');
  // Of three people one has two animals.
  const animals = Array.from({ length: nth % 3 === 0 ? 2 : 1 }, (_, place) => animalOf(nth, place));
  return {
    nth,
    firstName,
    lastName,
    gender,
    email: `${plainName(firstName)}.${plainName(lastName)}@annee.gamelle.test`,
    site: siteDelivering(town.countryCode),
    street: `${1 + chosen(120, nth, 'number')} ${oneOf(streets, nth, 'street')}`,
    town,
    wantsNewsletter: chosen(10, nth, 'newsletter') < 3,
    animals,
    rhythm: nth % 5 < SUBSCRIBE_OF_FIVE ? oneOf(RHYTHMS, nth, 'rhythm') : null,
  };
}

function animalOf(nth: number, place: number): YearAnimal {
  const draw = (below: number, what: string) => chosen(below, nth, place, what);
  const species = draw(100, 'species') < 55 ? 'dog' : 'cat';
  const [breed, size, grown] = oneOf(yearBreeds[species], nth, place, 'breed');
  // One animal in six is young, one in six is old.
  const age = draw(6, 'age');
  const ageMonths =
    age === 0 ? 3 + draw(8, 'month') : age === 1 ? 108 + draw(48, 'month') : 16 + draw(80, 'month');
  const isGrowing = ageMonths < 12;
  const share = isGrowing ? 0.3 + ageMonths * 0.06 : 0.92 + draw(20, 'weight') / 100;
  return {
    species,
    gender: draw(2, 'gender') === 0 ? 'female' : 'male',
    name: oneOf(animalNames[species], nth, place, 'name'),
    breed,
    crossbreed: false,
    ageMonths,
    condition: draw(6, 'condition') === 0 ? 4 : 3,
    activity: draw(4, 'activity') === 0 ? 'elevee' : 'moderee',
    sterilised: !isGrowing && draw(3, 'sterilised') > 0,
    weightKg: Math.round(grown * share * 10) / 10,
    feature: 'aucune',
    feeds: draw(3, 'feeds') === 0 ? ['croquettes', 'patee'] : ['croquettes'],
    kibbleBrand: 'Je ne sais pas',
    eater: isGrowing ? 'growth' : ageMonths >= 108 ? 'senior' : size,
  };
}
