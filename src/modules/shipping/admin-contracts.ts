import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** The method does not exist, or does not deliver to that country. */
  'tariff.unknown': 404,
  /** Its start date is before today. */
  'tariff.past': 422,
  /** It equals the current tariff. */
  'tariff.same': 422,
  /** The maximum delivery time is shorter than the minimum. */
  'tariff.days': 422,
  /** No scheduled tariff has this id. */
  'tariff.not_waiting': 404,
} as const satisfies RefusalCatalogue;

const DEAREST = 100_00;
const FURTHEST = 10_000_00;
const LONGEST_DAYS = 30;

/**
 * `price` in cents, tax included; `freeFrom` is the goods total after discounts from which delivery is free, null for
 * never; delivery times in business days.
 */
const amounts = {
  price: z.int().min(0).max(DEAREST),
  freeFrom: z.int().min(1).max(FURTHEST).nullable(),
  minDays: z.int().min(0).max(LONGEST_DAYS),
  maxDays: z.int().min(0).max(LONGEST_DAYS),
};

/** A new tariff for a country, from a civil day on. */
export const tariffInput = z.object({ ...amounts, appliesOn: z.iso.date() });
export type TariffInput = z.infer<typeof tariffInput>;

/** A tariff that is scheduled, or was in force. */
const decidedTariff = z.object({
  id: z.int(),
  ...amounts,
  appliesOn: z.string(),
  by: z.string(),
  decidedAt: z.string(),
});

/** A method with its tariff in each country. */
export const teamMethodShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ShippingMethod'),
  code: z.string(),
  name: z.string(),
  carrier: z.string(),
  kind: z.enum(['home', 'relay']),
  enabled: z.boolean(),
  maxParcelGrams: z.int(),
  maxParcels: z.int(),
  zones: z.array(
    z.object({
      country: z.string(),
      ...amounts,
      /** First civil day of the current tariff. */
      since: z.string(),
      waiting: z.array(decidedTariff),
      past: z.array(decidedTariff),
    }),
  ),
});
export type TeamMethodShape = z.infer<typeof teamMethodShape>;

const weight = z.object({ paid: z.int(), money: z.int() });

/** The effect of a new tariff, computed on the orders of the last thirty days. */
export const tariffPreviewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('TariffPreview'),
  orders: z.int(),
  present: weight,
  wanted: weight,
  /** Subscription deliveries with this method that are not charged yet. */
  deliveries: z.int(),
  /** Pages that quote the current amounts and must be edited by hand. */
  texts: z.array(z.object({ id: z.int(), title: z.string() })),
});
export type TariffPreviewShape = z.infer<typeof tariffPreviewShape>;
