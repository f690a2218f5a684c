import type { PickupPointShape } from '../contracts.ts';
import type { PickupPoint } from '../rules/index.ts';

export const pickupPointPath = (code: string) => `/api/v2/shop/pickup-points/${code}`;

/** A relay point as in contracts §2.5. */
export function presentPickupPoint(
  point: PickupPoint,
  { distance = null, available = true }: { distance?: number | null; available?: boolean } = {},
): PickupPointShape {
  const { code, name, provider, street, postcode, city, countryCode, latitude, longitude } = point;
  return {
    '@id': pickupPointPath(code),
    '@type': 'PickupPoint',
    code,
    name,
    provider,
    street,
    postcode,
    city,
    countryCode,
    latitude,
    longitude,
    distance,
    openingHours: point.openingHours,
    closures: point.closures.map(({ from, to }) => ({ from, to })),
    available,
  };
}
