import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { preparedOrderShape, sentLot, trackingNumber } from '#modules/orders/admin-contracts.ts';
import { ATTENTION_CODES } from '#modules/orders/rules/index.ts';
import { DUE } from '#modules/orders/rules/team-list.ts';
import { WAVE_STATES } from './rules/index.ts';

export const refusals = {
  'wave.unknown': 404,
  /** Nothing that is paid and not held waits outside a wave. */
  'wave.nothing': 422,
  'wave.closed': 422,
  /** The order stands in another wave, or in none. */
  'wave.not_in_it': 422,
  /** The number stands on another parcel, or did. */
  'wave.number_taken': 422,
  'wave.number_twice': 422,
  /** Nobody makes numbers of parcels here: they are typed, or brought by the carrier’s file. */
  'wave.no_carrier': 422,
  /** No parcel of that way of sending left on that day. */
  'manifest.empty': 404,
} as const satisfies RefusalCatalogue;

export const MOST_IN_WAVE = 300;

/** Which of the orders that wait are packed together, oldest promise first. */
export const newWave = z.object({
  method: z.string().max(60).nullish(),
  due: z.enum(DUE).nullish(),
  /** Only orders with this article. */
  variant: z.string().max(40).nullish(),
  most: z.int().min(1).max(MOST_IN_WAVE).default(MOST_IN_WAVE),
});
export type NewWave = z.infer<typeof newWave>;

export const openedWave = z.object({
  '@id': z.string(),
  '@type': z.literal('Wave'),
  /** Null when this form was sent before. */
  id: z.int().nullable(),
});

export const waveSummaryShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Wave'),
  id: z.int(),
  methodCode: z.string().nullable(),
  methodName: z.string().nullable(),
  openedAt: z.string(),
  openedBy: z.string(),
  orders: z.int(),
  packed: z.int(),
  left: z.int(),
});
export type WaveSummaryShape = z.infer<typeof waveSummaryShape>;

const pickShape = z.object({
  variantCode: z.string(),
  lot: z.string(),
  place: z.string(),
  bestBefore: z.string().nullable(),
  quantity: z.int(),
});

/** An order of a wave, as whoever packs it reads it. */
const waveOrderShape = preparedOrderShape.extend({
  state: z.enum(WAVE_STATES),
  attention: z.array(z.enum(ATTENTION_CODES)),
  packedBy: z.string().nullable(),
  /** Numbers of its labels, or of the order whose parcel it shares. */
  labels: z.array(z.string()),
  /** What its own parcels should weigh, packing included, and what they weighed. */
  weights: z.array(
    z.object({
      trackingNumber: z.string(),
      grams: z.int(),
      weighedGrams: z.int().nullable(),
    }),
  ),
  /** It travels in the parcel of another order, and has no label of its own. */
  sharesLabel: z.boolean(),
  /** Its address was corrected after its label was made, or it weighs something else. */
  isLabelStale: z.boolean(),
  /** Why its carrier has made no label: not asked yet, no answer heard, or refused in its own words. */
  labelProblem: z
    .object({ state: z.enum(['wanted', 'sent', 'refused']), reason: z.string().nullable() })
    .nullable(),
  /** Which lots it is packed of; of an order that is not packed yet: which are proposed. */
  picks: z.array(pickShape),
});
export type WaveOrderShape = z.infer<typeof waveOrderShape>;

export const waveShape = waveSummaryShape.extend({
  closedAt: z.string().nullable(),
  /** Civil. */
  today: z.string(),
  members: z.array(waveOrderShape),
  /** How carriers drew its labels: for sheets, or for a thermal printer; null where they drew none. */
  labelFormat: z.enum(['pdf', 'zpl']).nullable(),
  /** What is to be taken for the orders that are not packed, in the order of the shelves. */
  picking: z.array(
    pickShape.extend({
      orders: z.int(),
      productName: z.string(),
      variantName: z.string(),
      ean: z.string().nullable(),
      /** Grams of one piece, packing included. */
      grossGrams: z.int(),
      /** Pieces that were taken from there. */
      taken: z.int(),
    }),
  ),
});
export type WaveShape = z.infer<typeof waveShape>;

/** Numbers a carrier’s program gave the parcels of a wave, parcel after parcel. */
export const importedLabels = z.object({
  lines: z
    .array(z.object({ number: z.string().regex(/^\d{1,12}$/), trackingNumber }))
    .min(1)
    .max(2 * MOST_IN_WAVE),
});

/** The order whose labels are not to be used any more. */
export const voidedLabels = z.object({ number: z.string().regex(/^\d{1,12}$/) });

/** What was scanned into the parcels of an order; for the rest the proposed lots are recorded (FOOD-03). */
export const packedInWave = z.object({
  number: z.string().regex(/^\d{1,12}$/),
  lots: z.array(sentLot).max(200),
  /** What the scale said of its parcels, in grams. */
  weighed: z
    .array(z.object({ trackingNumber, grams: z.int().min(1).max(99_000) }))
    .max(99)
    .default([]),
});
export type PackedInWave = z.infer<typeof packedInWave>;

/** How many pieces of a lot were taken from a place for a wave in all; 0 once they were put back. */
export const pickedGoods = z.object({
  variantCode: z.string().min(1).max(20),
  lot: z.string().max(40),
  place: z.string().max(20),
  taken: z.int().min(0).max(1_000_000),
});
export type PickedGoods = z.infer<typeof pickedGoods>;

/** Which orders left, and why others did not. */
export const departureShape = z.object({
  '@id': z.string(),
  '@type': z.literal('WaveDeparture'),
  left: z.int(),
  stayed: z.array(z.object({ number: z.string(), reason: z.string() })),
});
export type DepartureShape = z.infer<typeof departureShape>;

/** What was handed to each carrier on a day. */
export const manifestShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Manifest'),
  /** Civil. */
  date: z.string(),
  carriers: z.array(
    z.object({
      methodCode: z.string(),
      methodName: z.string(),
      carrier: z.string(),
      parcels: z.array(
        z.object({
          trackingNumber: z.string(),
          /** Of the orders in it. */
          numbers: z.array(z.string()),
          name: z.string(),
          postcode: z.string(),
          city: z.string(),
          countryCode: z.string(),
          /** Of its label, packing included; null where its number was typed. */
          grams: z.int().nullable(),
        }),
      ),
    }),
  ),
});
export type ManifestShape = z.infer<typeof manifestShape>;
