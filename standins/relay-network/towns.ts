import rows from '#data/relay-towns.json' with { type: 'json' };

export type Country = 'FR' | 'BE' | 'LU';

export interface Place {
  latitude: number;
  longitude: number;
}

/** A postcode with its town, and the number of points there. */
export interface Town extends Place {
  country: Country;
  postcode: string;
  name: string;
  points: number;
}

export const TOWNS: readonly Town[] = rows.map((row) => {
  const [country, postcode, name, latitude, longitude, points] = row as [
    Country,
    string,
    string,
    number,
    number,
    number,
  ];
  return { country, postcode, name, latitude, longitude, points };
});

/** The town of a postcode; an unlisted one is placed at the numerically nearest. */
export function townAt(country: string, postcode: string): Town | undefined {
  const wanted = Number(postcode);
  let nearest: Town | undefined;
  for (const town of TOWNS) {
    if (town.country !== country) continue;
    if (town.postcode === postcode) return town;
    const away = Math.abs(Number(town.postcode) - wanted);
    if (!nearest || away < Math.abs(Number(nearest.postcode) - wanted)) nearest = town;
  }
  return nearest;
}

/** The largest town of that name, ignoring accents. */
export function townNamed(country: string, name: string): Town | undefined {
  const wanted = bare(name);
  const found = TOWNS.filter((town) => town.country === country && bare(town.name) === wanted);
  return found.toSorted((a, b) => b.points - a.points)[0];
}

const bare = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
    .replaceAll(/saint/g, 'st');

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function metresBetween(a: Place, b: Place): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return Math.round(2 * EARTH_METRES * Math.asin(Math.sqrt(chord)));
}
