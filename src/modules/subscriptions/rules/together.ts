import type { Cents } from '#kit/money.ts';
import {
  type ParcelLimits,
  packParcels,
  quote,
  type Weighed,
} from '#modules/shipping/rules/index.ts';

/** Planned days that lie further apart are not brought together. */
export const MOST_APART_DAYS = 7;

/** Where and how a delivery goes. */
export interface Destination {
  channel: string;
  methodCode: string | null;
  pickupPoint: string | null;
  /** Null while it has none. */
  address: {
    street: string;
    street2: string | null;
    postcode: string;
    city: string;
    countryCode: string;
  } | null;
}

/** Whether two deliveries go the same way to the same door. */
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

/** Whether all of it fits into one parcel. */
export const fitsOneParcel = (goods: readonly Weighed[], limits: ParcelLimits): boolean =>
  packParcels(goods, limits)?.length === 1;

/** Whether two civil dates lie near enough to leave on one. */
export const isNear = (a: Temporal.PlainDate, b: Temporal.PlainDate): boolean =>
  Math.abs(a.until(b, { largestUnit: 'days' }).days) <= MOST_APART_DAYS;

/** What a parcel of several deliveries asks for its transport, in cents, by their goods together. */
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
