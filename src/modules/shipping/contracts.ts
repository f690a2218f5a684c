import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';

/** Why an address cannot receive parcels (VAT-14); all of these are accepted for billing. */
const deliveryRefusals = {
  'delivery.country': 422,
  'delivery.overseas': 422,
  'delivery.cedex': 422,
  'delivery.military': 422,
  'delivery.unknown_postcode': 422,
} as const satisfies RefusalCatalogue;

export type DeliveryRefusal = keyof typeof deliveryRefusals;

/** Why a relay point cannot receive the parcel. */
const pointRefusals = {
  /** The point does not exist, or none was given for a relay method. */
  'pickup_point.missing': 422,
  'pickup_point.unknown': 422,
  /** The point belongs to another network than the method. */
  'pickup_point.carrier': 422,
  'pickup_point.country': 422,
  /** The point is closed. */
  'pickup_point.closed': 422,
  'pickup_point.too_heavy': 422,
  /** Its network does not respond and the point is not in our database. */
  'pickup_point.unreachable': 422,
} as const satisfies RefusalCatalogue;

export type PointRefusal = keyof typeof pointRefusals;

export const refusals = {
  ...deliveryRefusals,
  ...pointRefusals,
  /** The search names no place: a postcode or city with its country, or coordinates. */
  'pickup_point.place': 400,
  'pickup_point.not_found': 404,
} as const satisfies RefusalCatalogue;

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const day = z.array(z.array(z.string()));

/** Intervals `["08:30", "12:30"]` per day; a closed day has none. */
export const openingHoursShape = named(
  'OpeningHours',
  'Spans such as `["08:30", "12:30"]` by day; a day shut has none.',
  z.object({
    monday: day.describe('Spans of that day'),
    tuesday: day.describe('Spans of that day'),
    wednesday: day.describe('Spans of that day'),
    thursday: day.describe('Spans of that day'),
    friday: day.describe('Spans of that day'),
    saturday: day.describe('Spans of that day'),
    sunday: day.describe('Spans of that day'),
  }),
);
export type OpeningHours = z.infer<typeof openingHoursShape>;

/** A relay point as stored with an order, since the point itself may change or close later. */
export const pickupAddressShape = named(
  'PickupAddress',
  'Where a parcel waits, as an order keeps it.',
  z.object({
    code: z.string().describe('Code of the point'),
    name: z.string().describe('Name on its door'),
    street: z.string().describe('Number and street'),
    postcode: z.string().describe('Postal code'),
    city: z.string().describe('City'),
    countryCode: z.string().describe('Two letters, such as `FR`'),
    latitude: z.number().describe('Degrees north'),
    longitude: z.number().describe('Degrees east'),
    openingHours: openingHoursShape.describe('When it is open'),
  }),
);
export type PickupAddress = z.infer<typeof pickupAddressShape>;

/** A relay point (contracts §2.5). */
export const pickupPointShape = named(
  'PickupPoint',
  'A relay point.',
  pickupAddressShape.extend({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('PickupPoint'),
    provider: z.string(),
    /** Metres from the search location; null without one. */
    distance: z.int().nullable(),
    /** Civil dates of closure, inclusive. */
    closures: z.array(z.object({ from: z.string(), to: z.string() })),
    available: z.boolean(),
  }),
);
export type PickupPointShape = z.infer<typeof pickupPointShape>;

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
    .refine((text) => Math.abs(Number(text)) <= most)
    .optional();

/** A search for points: by postcode or city with its country, or by coordinates. */
export const pickupPointSearch = z.object({
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  postcode: z
    .string()
    .regex(/^[A-Za-z0-9 -]{2,10}$/)
    .optional(),
  city: z.string().max(60).optional(),
  street: z.string().max(120).optional(),
  latitude: degrees(90),
  longitude: degrees(180),
  /** Code or path of a method: only points it can deliver to. */
  shippingMethod: z.string().max(255).optional(),
  /** Weight of the heaviest parcel in grams. */
  weight: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  /** Kilometres. */
  radius: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
});
export type PickupPointSearch = z.infer<typeof pickupPointSearch>;
