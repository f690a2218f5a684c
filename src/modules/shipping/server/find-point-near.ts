import type { AppContext } from '#registry/schema.ts';
import { pointRefusal, type StoredPickupPoint } from '../rules/index.ts';
import { checkPickupPoint } from './processes/check-pickup-point.ts';
import { relayNetwork } from './relay-network.ts';

const RADIUS_KM = 15;
const TRIED = 6;

interface Wanted {
  /** The point that is to be replaced. */
  code: string;
  latitude: number;
  longitude: number;
  countryCode: string;
  /** Of the heaviest parcel. */
  grams: number;
}

/** The nearest other point that is open and takes the parcel; null when none is known. */
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
