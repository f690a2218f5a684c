import type { DeliveryCountry } from '#kit/countries.ts';
import type { Hours, Shop, Weekday } from '../types.ts';

/** Slug, name, street, postcode, city, latitude, longitude, kind of opening hours. */
export type ShopRow = [string, string, string, string, string, number, number, Rhythm];

/** Four habits cover all shops. */
export type Rhythm = 'centre' | 'continu' | 'bourg' | 'retail';

const MORNING: Hours = ['09:30', '12:30'];
const AFTERNOON: Hours = ['14:00', '19:00'];
const SPLIT: Hours[] = [MORNING, AFTERNOON];
const ALL_DAY: Hours[] = [['10:00', '19:00']];
const LONG_DAY: Hours[] = [['09:30', '19:30']];

const WEEKS: Record<Rhythm, Record<Weekday, Hours[]>> = {
  centre: week([], ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, []),
  continu: week(ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, []),
  bourg: week([], SPLIT, SPLIT, SPLIT, SPLIT, [MORNING, ['14:00', '18:00']], []),
  retail: week(LONG_DAY, LONG_DAY, LONG_DAY, LONG_DAY, LONG_DAY, LONG_DAY, [['10:00', '12:30']]),
};

function week(...days: Hours[][]): Record<Weekday, Hours[]> {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = days;
  return {
    monday: monday ?? [],
    tuesday: tuesday ?? [],
    wednesday: wednesday ?? [],
    thursday: thursday ?? [],
    friday: friday ?? [],
    saturday: saturday ?? [],
    sunday: sunday ?? [],
  };
}

/** Days when every shop of a country stays shut. */
const HOLIDAYS: Record<DeliveryCountry, Shop['specialClosings']> = {
  FR: [
    { from: '2026-12-25', to: '2026-12-25', label: 'Noël' },
    { from: '2027-01-01', to: '2027-01-01', label: 'Jour de l’an' },
    { from: '2027-03-29', to: '2027-03-29', label: 'Lundi de Pâques' },
    { from: '2027-05-01', to: '2027-05-01', label: 'Fête du Travail' },
  ],
  BE: [
    { from: '2026-12-25', to: '2026-12-25', label: 'Noël' },
    { from: '2027-01-01', to: '2027-01-01', label: 'Jour de l’an' },
    { from: '2027-05-01', to: '2027-05-01', label: 'Fête du Travail' },
    { from: '2027-07-21', to: '2027-07-21', label: 'Fête nationale' },
  ],
  LU: [
    { from: '2026-12-25', to: '2026-12-26', label: 'Noël et Saint-Étienne' },
    { from: '2027-01-01', to: '2027-01-01', label: 'Jour de l’an' },
    { from: '2027-05-09', to: '2027-05-09', label: 'Journée de l’Europe' },
    { from: '2027-06-23', to: '2027-06-23', label: 'Fête nationale' },
  ],
};

const SUNDAYS_BEFORE_CHRISTMAS: Shop['specialOpenings'] = [
  { date: '2026-12-13', hours: [['10:00', '18:00']], label: 'Dimanche de décembre' },
  { date: '2026-12-20', hours: [['10:00', '18:00']], label: 'Dimanche de décembre' },
];

const SERVICES: Record<Rhythm, string[]> = {
  centre: ['Pesée et calcul de ration', 'Échantillons à goûter'],
  continu: ['Pesée et calcul de ration', 'Échantillons à goûter', 'Retrait des grands sacs'],
  bourg: ['Pesée et calcul de ration', 'Livraison dans le quartier'],
  retail: ['Pesée et calcul de ration', 'Retrait des grands sacs', 'Parking'],
};

/** What makes a shop an exception to its habit. */
export type ShopExceptions = Record<string, Partial<Pick<Shop, 'closed' | 'specialClosings'>>>;

/** Phone numbers come from the ranges kept for fiction in France; abroad, the help line answers. */
export function shops(
  country: DeliveryCountry,
  rows: ShopRow[],
  exceptions: ShopExceptions,
): Shop[] {
  return rows.map(([slug, name, street, postcode, city, lat, lng, rhythm], index) => ({
    slug,
    name,
    address: { street, street2: null, postcode, city, country },
    position: { lat, lng },
    phone: country === 'FR' ? frenchNumber(postcode, index) : '+33199001234',
    email: `${slug}@gamelle.test`,
    openingHours: WEEKS[rhythm],
    specialOpenings: rhythm === 'bourg' ? [] : SUNDAYS_BEFORE_CHRISTMAS,
    specialClosings: [...HOLIDAYS[country], ...(exceptions[slug]?.specialClosings ?? [])],
    closed: exceptions[slug]?.closed ?? false,
    services: SERVICES[rhythm],
  }));
}

/** Number ranges that the French regulator reserves for works of fiction, by zone. */
const FICTION = ['19900', '26191', '35301', '46571', '53649'] as const;

const ZONES: Record<string, number> = Object.fromEntries([
  ...zone(0, '75 77 78 91 92 93 94 95'),
  ...zone(1, '14 18 22 27 28 29 35 36 37 41 44 45 49 50 53 56 61 72 76 85'),
  ...zone(2, '02 08 10 21 25 39 51 52 54 55 57 58 59 60 62 67 68 70 71 80 88 89 90'),
  ...zone(3, '01 03 04 05 06 07 11 13 15 20 26 30 34 38 42 43 48 63 66 69 73 74 83 84'),
  ...zone(4, '09 12 16 17 19 23 24 31 32 33 40 46 47 64 65 79 81 82 86 87'),
]);

function zone(index: number, departments: string): [string, number][] {
  return departments.split(' ').map((department) => [department, index]);
}

function frenchNumber(postcode: string, index: number): string {
  const prefix = FICTION[ZONES[postcode.slice(0, 2)] ?? 0];
  return `+33${prefix}${String(1100 + index * 37).padStart(4, '0')}`;
}
