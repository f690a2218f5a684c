import { fold } from '#kit/word-match.ts';
import type { Position } from '#modules/shops/rules/index.ts';

export interface Place extends Position {
  name: string;
}

interface Town extends Place {
  key: string;
  postcode: string;
  country: string;
  /** Approximate number of inhabitants. */
  size: number;
}

let reading: Promise<readonly Town[]> | undefined;

/**
 * The place for a typed postcode or town: the largest of its name, in the site's country if
 * possible. Null when unknown.
 */
export async function findPlace(query: string, country: string): Promise<Place | null> {
  reading ??= readTowns();
  const towns = await reading;
  const key = bare(query);
  if (key.length < 2) return null;
  const digits = /\b\d{4,5}\b/.exec(query)?.[0];
  const [found] = towns
    .filter((town) => (digits ? town.postcode === digits : town.key === key))
    .sort(
      (a, b) => Number(b.country === country) - Number(a.country === country) || b.size - a.size,
    );
  return found ? { name: found.name, lat: found.lat, lng: found.lng } : null;
}

async function readTowns(): Promise<readonly Town[]> {
  const { default: rows } = await import('#data/relay-towns.json', { with: { type: 'json' } });
  return (rows as [string, string, string, number, number, number][]).map(
    ([country, postcode, name, lat, lng, size]) => ({
      country,
      postcode,
      name,
      lat,
      lng,
      size,
      key: bare(name),
    }),
  );
}

/** Normalises names: Saint-Étienne, st etienne and SAINT ETIENNE are equal. */
const bare = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\bsaint(e?)\b/g, 'st$1');
