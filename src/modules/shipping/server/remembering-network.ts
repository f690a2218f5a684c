import { jsonBytes } from '#kit/bounded-map.ts';
import { Cache } from '#kit/cache.ts';
import type { FoundPickupPoint, PointSearch, RelayNetwork } from './network.ts';

const FRESH_MINUTES = 5;
const CACHE_HOURS = 24;
/** After a request without response, the same one is not sent again for this long, since clients retry. */
const SILENT_SECONDS = 2;
const MOST_SEARCHES = 500;
const MEGABYTE = 1024 * 1024;
const INSTANT_BYTES = 50;

/**
 * Caches search results: the same search within minutes is not sent again, and if the network does not respond,
 * yesterday's result is used (REL-50). The state of a point is never cached.
 */
export function rememberingNetwork(
  network: RelayNetwork,
  now: () => Temporal.Instant,
): RelayNetwork {
  const silent = new Cache<Temporal.Instant>({
    name: 'relay-silences',
    mostEntries: MOST_SEARCHES,
    mostBytes: MEGABYTE,
    sizeOf: () => INSTANT_BYTES,
  });
  const cache = new Cache<{ at: Temporal.Instant; points: FoundPickupPoint[] }>({
    name: 'relay-searches',
    mostEntries: MOST_SEARCHES,
    mostBytes: 8 * MEGABYTE,
    sizeOf: ({ points }) => INSTANT_BYTES + jsonBytes(points),
  });
  const ageOf = (at: Temporal.Instant) => now().since(at).total('minutes');
  const askUnlessSilent = async (key: string, search: PointSearch) => {
    const last = silent.get(key);
    if (last && ageOf(last) * 60 < SILENT_SECONDS) return null;
    const points = await network.search(search);
    if (points) silent.delete(key);
    else silent.set(key, now());
    return points;
  };
  return {
    ...network,
    async search(search: PointSearch) {
      const key = JSON.stringify(search);
      const before = cache.get(key);
      if (before && ageOf(before.at) < FRESH_MINUTES) return before.points;
      const points = await askUnlessSilent(key, search);
      if (!points) return before && ageOf(before.at) < CACHE_HOURS * 60 ? before.points : null;
      cache.set(key, { at: now(), points });
      return points;
    },
  };
}
