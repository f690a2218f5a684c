import { bareTown } from '#kit/town-name.ts';
import { slipsOfName } from '#kit/word-match.ts';
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
 * possible; when there is none of this name, the nearest one but for a typing error. Null when unknown.
 */
export async function findPlace(query: string, country: string): Promise<Place | null> {
  reading ??= readTowns();
  const towns = await reading;
  const key = bareTown(query);
  if (key.length < 2) return null;
  const digits = /\b\d{4,5}\b/.exec(query)?.[0];
  const bySize = (a: Town, b: Town) =>
    Number(b.country === country) - Number(a.country === country) || b.size - a.size;
  const [exact] = towns
    .filter((town) => (digits ? town.postcode === digits : town.key === key))
    .sort(bySize);
  const found = exact ?? (digits ? undefined : nearestName(towns, key, bySize));
  return found ? { name: found.name, lat: found.lat, lng: found.lng } : null;
}

/** The town whose name differs least from what was typed. */
function nearestName(towns: readonly Town[], key: string, bySize: (a: Town, b: Town) => number) {
  const near = towns.flatMap((town) => {
    const slips = slipsOfName(town.key, key);
    return slips === null ? [] : [{ town, slips }];
  });
  return near.sort((a, b) => a.slips - b.slips || bySize(a.town, b.town))[0]?.town;
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
      key: bareTown(name),
    }),
  );
}
