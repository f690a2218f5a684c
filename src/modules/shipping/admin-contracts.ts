import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** No such method, or it does not deliver to that country. */
  'tariff.unknown': 404,
  /** It begins before today. */
  'tariff.past': 422,
  /** It says what holds already. */
  'tariff.same': 422,
  /** The longest delay is shorter than the shortest. */
  'tariff.days': 422,
  /** Nothing of this number waits for its day. */
  'tariff.not_waiting': 404,
} as const satisfies RefusalCatalogue;

const DEAREST = 100_00;
const FURTHEST = 10_000_00;
const LONGEST_DAYS = 30;

/** Cents, tax included; goods after discounts from which the delivery is free, null: never; business days. */
const amounts = {
  price: z.int().min(0).max(DEAREST),
  freeFrom: z.int().min(1).max(FURTHEST).nullable(),
  minDays: z.int().min(0).max(LONGEST_DAYS),
  maxDays: z.int().min(0).max(LONGEST_DAYS),
};

/** What a delivery is to cost in a country, from a civil day on. */
export const tariffInput = z.object({ ...amounts, appliesOn: z.iso.date() });
export type TariffInput = z.infer<typeof tariffInput>;

/** A tariff that was decided: it waits, or held from its day on. */
const decidedTariff = z.object({
  id: z.int(),
  ...amounts,
  appliesOn: z.string(),
  by: z.string(),
  decidedAt: z.string(),
});

/** A method as the team sees it, with what it asks in each country. */
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
      /** First civil day of what it asks now. */
      since: z.string(),
      waiting: z.array(decidedTariff),
      past: z.array(decidedTariff),
    }),
  ),
});
export type TeamMethodShape = z.infer<typeof teamMethodShape>;

const weight = z.object({ paid: z.int(), money: z.int() });

/** What a tariff would change, weighed with the orders of the last thirty days. */
export const tariffPreviewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('TariffPreview'),
  orders: z.int(),
  present: weight,
  wanted: weight,
  /** Deliveries of subscriptions that are to leave with this method, and have not been charged. */
  deliveries: z.int(),
  /** Texts that name what holds now: they do not change by themselves. */
  texts: z.array(z.object({ id: z.int(), title: z.string() })),
});
export type TariffPreviewShape = z.infer<typeof tariffPreviewShape>;
