import type { FoundPickupPoint, PointSearch, RelayNetwork } from './network.ts';

const FRESH_MINUTES = 5;
const KEPT_HOURS = 24;
const MOST_SEARCHES = 500;

/**
 * Keeps the answers to searches: the same question within minutes is not asked again, and while
 * the network is silent yesterday's answer stands (REL-50). How a point stands is always asked.
 */
export function rememberingNetwork(
  network: RelayNetwork,
  now: () => Temporal.Instant,
): RelayNetwork {
  const kept = new Map<string, { at: Temporal.Instant; points: FoundPickupPoint[] }>();
  const ageOf = (at: Temporal.Instant) => now().since(at).total('minutes');
  return {
    ...network,
    async search(search: PointSearch) {
      const key = JSON.stringify(search);
      const before = kept.get(key);
      if (before && ageOf(before.at) < FRESH_MINUTES) return before.points;
      const points = await network.search(search);
      if (!points) return before && ageOf(before.at) < KEPT_HOURS * 60 ? before.points : null;
      kept.delete(key);
      kept.set(key, { at: now(), points });
      const oldest = kept.keys().next().value;
      if (kept.size > MOST_SEARCHES && oldest !== undefined) kept.delete(oldest);
      return points;
    },
  };
}
