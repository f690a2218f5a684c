import { refuseFields } from '#kit/refusal.ts';
import {
  heaviestParcel,
  pointRefusal,
  type StoredPickupPoint,
  type Weighed,
} from '../rules/index.ts';
import type { PointCheck } from './processes/check-pickup-point.ts';
import type { ShippingOption } from './queries.ts';

interface Parcels {
  countryCode: string;
  lines: readonly Weighed[];
}

/**
 * The chosen relay point, if it can take the parcels.
 * @throws Refusal under `pickupPoint`: none chosen, unknown, network not responding, or the reason it does not fit
 * (REL-51).
 */
export function acceptPoint(
  method: ShippingOption,
  point: PointCheck | null,
  { countryCode, lines }: Parcels,
): StoredPickupPoint {
  if (!point) throw refusePoint('pickup_point.missing');
  if (!point.point)
    throw refusePoint(point.isSilent ? 'pickup_point.unreachable' : 'pickup_point.unknown');
  const refusal = pointRefusal(point.point, {
    provider: method.relayProvider,
    countryCode,
    grams: heaviestParcel(lines, method),
  });
  if (refusal) throw refusePoint(refusal);
  return point.point;
}

const refusePoint = (code: string) => refuseFields([{ propertyPath: 'pickupPoint', code }]);
