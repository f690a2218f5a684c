import type { AppContext } from '#registry/schema.ts';
import { pointRefusal, type StoredPickupPoint } from '../rules/index.ts';
import { checkPickupPoint } from './processes/check-pickup-point.ts';
import { relayNetwork } from './relay-network.ts';

const RADIUS_KM = 15;
const TRIED = 6;

interface Wanted {
  /** Code of the point to replace. */
  code: string;
  latitude: number;
  longitude: number;
  countryCode: string;
  /** Weight of the heaviest parcel. */
  grams: number;
}

/** The nearest other open point that takes the parcel; null when there is none. */
export async function findPointNear(
  appContext: AppContext,
  { code, latitude, longitude, countryCode, grams }: Wanted,
): Promise<StoredPickupPoint | null> {
  const network = relayNetwork(appContext);
  const nearby = await network.search({
    place: { latitude, longitude },
    countryCode,
    grams,
    radiusKm: RADIUS_KM,
    limit: TRIED,
  });
  for (const point of nearby ?? []) {
    if (point.code === code) continue;
    const { point: existing } = await checkPickupPoint(appContext, point.code, grams);
    if (existing && !pointRefusal(existing, { provider: network.name, countryCode, grams }))
      return existing;
  }
  return null;
}
