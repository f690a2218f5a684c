import type { Machine } from '#schema.ts';
import { type KnownPoint, pointRefusal } from '../rules/index.ts';
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
  machine: Machine,
  { code, latitude, longitude, countryCode, grams }: Wanted,
): Promise<KnownPoint | null> {
  const network = relayNetwork(machine);
  const around = await network.search({
    place: { latitude, longitude },
    countryCode,
    grams,
    radiusKm: RADIUS_KM,
    limit: TRIED,
  });
  for (const point of around ?? []) {
    if (point.code === code) continue;
    const { known } = await checkPickupPoint(machine, point.code, grams);
    if (known && !pointRefusal(known, { provider: network.name, countryCode, grams })) return known;
  }
  return null;
}
