import type { Cents } from '#kit/money.ts';
import {
  type ParcelLimits,
  packParcels,
  quote,
  type Weighed,
} from '#modules/shipping/rules/index.ts';

/** Deliveries planned further apart than this cannot share a parcel. */
export const MOST_APART_DAYS = 7;

/** Destination and method of a delivery. */
export interface Destination {
  channel: string;
  methodCode: string | null;
  pickupPoint: string | null;
  /** Null when no address is set. */
  address: {
    street: string;
    street2: string | null;
    postcode: string;
    city: string;
    countryCode: string;
  } | null;
}

/** Whether two deliveries have the same method and destination. */
export function goTheSameWay(a: Destination, b: Destination): boolean {
  const { channel, methodCode, pickupPoint, address } = a;
  if (methodCode === null || channel !== b.channel || methodCode !== b.methodCode) return false;
  if (pickupPoint !== null || b.pickupPoint !== null) return pickupPoint === b.pickupPoint;
  if (!address || !b.address) return false;
  const other = b.address;
  return (['street', 'street2', 'postcode', 'city', 'countryCode'] as const).every(
    (field) => plain(address[field]) === plain(other[field]),
  );
}

const plain = (text: string | null): string => (text ?? '').trim().toLowerCase();

/** Whether all these goods fit into one parcel. */
export const fitsOneParcel = (goods: readonly Weighed[], limits: ParcelLimits): boolean =>
  packParcels(goods, limits)?.length === 1;

/** Whether two civil dates are close enough to share a dispatch day. */
export const isNear = (a: Temporal.PlainDate, b: Temporal.PlainDate): boolean =>
  Math.abs(a.until(b, { largestUnit: 'days' }).days) <= MOST_APART_DAYS;

/** Delivery fee in cents of a parcel with several deliveries, by their combined goods. */
export const postageOf = (
  tariff: Parameters<typeof quote>[0],
  orders: readonly { lines: readonly Weighed[]; goods: Cents }[],
): Cents | null => {
  const goods = orders.reduce((sum, order) => sum + order.goods, 0);
  return (
    quote(
      tariff,
      orders.flatMap(({ lines }) => lines),
      goods,
    )?.price ?? null
  );
};
