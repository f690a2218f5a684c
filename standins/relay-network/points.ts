import { createHash } from 'node:crypto';
import { type Country, type Place, TOWNS, type Town } from './towns.ts';
import words from './words.json' with { type: 'json' };

/** A place that keeps parcels. Hours are `HHMM` from Monday, two spans a day, `0000` for none. */
export interface RelayPoint extends Place {
  country: Country;
  number: string;
  name: string;
  street: string;
  postcode: string;
  town: string;
  hours: readonly (readonly [string, string, string, string])[];
  maxGrams: number;
  /** Closed days of every month, or of August only; both ends included. */
  holiday: { month: number | null; from: number; to: number } | null;
  /** Its fault, for testing. */
  special: keyof typeof words.special | null;
}

const SHUT = ['0000', '0000', '0000', '0000'] as const;
type Day = RelayPoint['hours'][number];

/** Long days, shop hours, a break at noon, closed on Monday, early birds. */
const WEEKS: readonly (readonly Day[])[] = [
  week(
    ['0700', '2000', '0000', '0000'],
    ['0800', '2000', '0000', '0000'],
    ['0900', '1300', '0000', '0000'],
  ),
  week(['0900', '1900', '0000', '0000'], ['0900', '1800', '0000', '0000'], SHUT),
  week(['0830', '1230', '1400', '1900'], ['0830', '1230', '1400', '1800'], SHUT),
  [
    SHUT,
    ...week(
      ['0900', '1230', '1430', '1930'],
      ['0900', '1230', '1430', '1900'],
      ['0900', '1230', '0000', '0000'],
    ).slice(1),
  ],
  week(
    ['0630', '1300', '1500', '1930'],
    ['0700', '1300', '0000', '0000'],
    ['0700', '1230', '0000', '0000'],
  ),
];

function week(day: Day, saturday: Day, sunday: Day): readonly Day[] {
  return [day, day, day, day, day, saturday, sunday];
}

const USUAL_GRAMS = 30_000;
const SMALL_GRAMS = 15_000;
const LIGHT_GRAMS = 3_000;

let all: readonly RelayPoint[] | undefined;

/** All points of the network, generated deterministically. */
export function relayPoints(): readonly RelayPoint[] {
  all ??= [...TOWNS.flatMap(pointsOf), ...specials()];
  return all;
}

function pointsOf(town: Town, place: number): RelayPoint[] {
  return Array.from({ length: town.points }, (_, index) => {
    const roll = dice(`${town.country}${town.postcode}${town.name}${index}`);
    const number = String(100_000 + place * 16 + index).padStart(6, '0');
    const kilometres = index === 0 ? 0.15 : 0.25 + roll(10) * 0.1 + Math.sqrt(town.points) * 0.18;
    const angle = (roll(360) * Math.PI) / 180;
    const isSmall = roll(6) === 0;
    return {
      country: town.country,
      number,
      postcode: town.postcode,
      town: town.name,
      name: `${of(words.kinds, roll)} ${of(words.names, roll)}`,
      street: streetOf(town.country, 1 + roll(98), of(words.streets, roll)),
      latitude: round(town.latitude + (kilometres / 111) * Math.cos(angle)),
      longitude: round(town.longitude + (kilometres / 75) * Math.sin(angle)),
      hours: of(WEEKS, roll),
      maxGrams: isSmall ? SMALL_GRAMS : USUAL_GRAMS,
      holiday: holidayOf(roll),
      special: null,
    };
  });
}

/** One in twelve is shut some days of every month, one in four in August. */
function holidayOf(roll: (sides: number) => number): RelayPoint['holiday'] {
  const from = 1 + roll(18);
  if (roll(12) === 0) return { month: null, from, to: from + 9 };
  return roll(4) === 0 ? { month: 8, from, to: from + 13 } : null;
}

const FAULTY_POINTS: readonly (readonly [Country, string])[] = [
  ['FR', '69002'],
  ['BE', '5000'],
  ['LU', '1111'],
];

/**
 * Points with memorable numbers: 990003 is closed, 990004 on holiday, 990005 accepts only light
 * parcels.
 */
function specials(): RelayPoint[] {
  const kinds = ['closed', 'holiday', 'light'] as const;
  return FAULTY_POINTS.flatMap(([country, postcode]) =>
    kinds.map((special, index) => {
      const town = TOWNS.find(
        (one) => one.country === country && one.postcode === postcode,
      ) as Town;
      return {
        country,
        number: `99000${3 + index}`,
        postcode,
        town: town.name,
        name: words.special[special],
        street: streetOf(country, 3 + index, words.streets[0] as string),
        latitude: round(town.latitude + index * 0.002),
        longitude: round(town.longitude + index * 0.002),
        hours: WEEKS[2] as RelayPoint['hours'],
        maxGrams: special === 'light' ? LIGHT_GRAMS : USUAL_GRAMS,
        holiday: null,
        special,
      };
    }),
  );
}

function streetOf(country: Country, number: number, street: string): string {
  const named = `${street.charAt(0).toUpperCase()}${street.slice(1)}`;
  if (country === 'BE') return `${named} ${number}`;
  return country === 'LU' ? `${number}, ${street}` : `${number} ${street}`;
}

const of = <T>(list: readonly T[], roll: (sides: number) => number): T =>
  list[roll(list.length)] as T;
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** A seeded random number generator. */
function dice(seed: string): (sides: number) => number {
  const bytes = createHash('sha256').update(seed).digest();
  let at = 0;
  return (sides) => {
    const drawn = bytes.readUInt16LE(at % (bytes.length - 1));
    at += 2;
    return drawn % sides;
  };
}
