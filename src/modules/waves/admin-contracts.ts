import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { preparedOrderShape, sentLot, trackingNumber } from '#modules/orders/admin-contracts.ts';
import { ATTENTION_CODES } from '#modules/orders/rules/index.ts';
import { DUE } from '#modules/orders/rules/team-list.ts';
import { WAVE_STATES } from './rules/index.ts';

export const refusals = {
  'wave.unknown': 404,
  /** No paid order that is not held waits outside a wave. */
  'wave.nothing': 422,
  'wave.closed': 422,
  /** The order is in another wave, or in none. */
  'wave.not_in_it': 422,
  /** The number is, or was, used for another parcel. */
  'wave.number_taken': 422,
  'wave.number_twice': 422,
  /** No carrier is connected: tracking numbers are typed, or imported from the carrier's file. */
  'wave.no_carrier': 422,
  /** The parcel left with its label, or its carrier has scanned it. */
  'wave.label_left': 422,
  'wave.label_taken': 422,
  /** No parcel of that delivery method left on that day. */
  'manifest.empty': 404,
} as const satisfies RefusalCatalogue;

export const MOST_IN_WAVE = 300;

/** Filter for the waiting orders to pack together, oldest promise first. */
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
  /** Null when the same form was submitted before. */
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

/** An order of a wave, in the form the packer reads. */
const waveOrderShape = preparedOrderShape.extend({
  state: z.enum(WAVE_STATES),
  attention: z.array(z.enum(ATTENTION_CODES)),
  packedBy: z.string().nullable(),
  /** Numbers of its labels, or those of the order whose parcel it shares. */
  labels: z.array(z.string()),
  /** Expected weights of its own parcels, packing included, and measured ones. */
  weights: z.array(
    z.object({
      trackingNumber: z.string(),
      grams: z.int(),
      weighedGrams: z.int().nullable(),
    }),
  ),
  /** Whether it travels in the parcel of another order, without its own label. */
  sharesLabel: z.boolean(),
  /** Each time somebody was handed one of its labels to print, oldest first. */
  prints: z.array(z.object({ trackingNumber: z.string(), at: z.string(), by: z.string() })),
  /** Numbers of labels that were printed and are void since: to be thrown away. */
  voided: z.array(z.string()),
  /** Whether its address was corrected after the label was made, or its weight differs. */
  isLabelStale: z.boolean(),
  /** Why the carrier has made no label: not requested yet, no response, or its refusal. */
  labelProblem: z
    .object({ state: z.enum(['wanted', 'sent', 'refused']), reason: z.string().nullable() })
    .nullable(),
  /** The recorded lots of a packed order, or the suggested lots of an unpacked one. */
  picks: z.array(pickShape),
});
export type WaveOrderShape = z.infer<typeof waveOrderShape>;

export const waveShape = waveSummaryShape.extend({
  closedAt: z.string().nullable(),
  /** Civil. */
  today: z.string(),
  members: z.array(waveOrderShape),
  /** Format of the carriers' labels: for sheets, or for a thermal printer; null when they made none. */
  labelFormat: z.enum(['pdf', 'zpl']).nullable(),
  /** Articles to pick for the orders not packed yet, in the order of the shelves. */
  picking: z.array(
    pickShape.extend({
      orders: z.int(),
      productName: z.string(),
      variantName: z.string(),
      ean: z.string().nullable(),
      /** Grams per piece, packaging included. */
      grossGrams: z.int(),
      /** Pieces already picked there. */
      taken: z.int(),
    }),
  ),
});
export type WaveShape = z.infer<typeof waveShape>;

/** Tracking numbers from a carrier's program, one per parcel of a wave. */
export const importedLabels = z.object({
  lines: z
    .array(z.object({ number: z.string().regex(/^\d{1,12}$/), trackingNumber }))
    .min(1)
    .max(2 * MOST_IN_WAVE),
});

/** The only order to print; all orders of the wave without it. */
export const printedOrder = z.object({
  order: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
});

/** The order whose labels are to be voided. */
export const voidedLabels = z.object({ number: z.string().regex(/^\d{1,12}$/) });

/** What was scanned into the parcels of an order; for the rest, the suggested lots are recorded (FOOD-03). */
export const packedInWave = z.object({
  number: z.string().regex(/^\d{1,12}$/),
  lots: z.array(sentLot).max(200),
  /** Measured weights of its parcels, in grams. */
  weighed: z
    .array(z.object({ trackingNumber, grams: z.int().min(1).max(99_000) }))
    .max(99)
    .default([]),
});
export type PackedInWave = z.infer<typeof packedInWave>;

/** Total pieces of a lot picked from a place for a wave; 0 after they were put back. */
export const pickedGoods = z.object({
  variantCode: z.string().min(1).max(20),
  lot: z.string().max(40),
  place: z.string().max(20),
  taken: z.int().min(0).max(1_000_000),
});
export type PickedGoods = z.infer<typeof pickedGoods>;

/** Orders that left, and the reasons why others did not. */
export const departureShape = z.object({
  '@id': z.string(),
  '@type': z.literal('WaveDeparture'),
  left: z.int(),
  stayed: z.array(z.object({ number: z.string(), reason: z.string() })),
});
export type DepartureShape = z.infer<typeof departureShape>;

/** Parcels handed to each carrier on a day. */
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
          /** Numbers of the orders in the parcel. */
          numbers: z.array(z.string()),
          name: z.string(),
          postcode: z.string(),
          city: z.string(),
          countryCode: z.string(),
          /** Weight on its label, packing included; null when its number was typed. */
          grams: z.int().nullable(),
        }),
      ),
    }),
  ),
});
export type ManifestShape = z.infer<typeof manifestShape>;
