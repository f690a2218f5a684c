import { z } from 'zod';
import { named, oneOf } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { LIFE_EVENTS } from './rules/index.ts';

export const refusals = {
  /** There is no such event for this caller, or nothing is proposed for it. */
  'life_event.unknown': 404,
  /** It was taken, or put aside, before. */
  'life_event.answered': 409,
} as const satisfies RefusalCatalogue;

const fed = z.object({
  productName: z.string(),
  variantName: z.string(),
  /** Of a delivery. */
  pieces: z.int(),
  /** Days between two deliveries. */
  every: z.int(),
  /** A day; null where no ration is known. */
  rationGrams: z.int().nullable(),
  /** Whole days a delivery lasts; null as above. */
  days: z.int().nullable(),
  /** Cents, delivery included; null as above, or where others are in the parcel. */
  costPerDay: z.int().nullable(),
});

export const lifeEventShape = named(
  'LifeEvent',
  'Something in the life of an animal that asks for another bowl, and what is proposed.',
  z.object({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('LifeEvent'),
    id: z.int(),
    animal: z.string().describe('Its path'),
    animalName: z.string(),
    kind: z.enum(LIFE_EVENTS),
    /** The civil day it was noticed. */
    happenedOn: z.iso.date(),
    /** kg; of a weight alone. */
    weightBefore: z.number().nullable(),
    weight: z.number().nullable(),
    subscription: z.string().describe('Code of the subscription it is proposed for'),
    /** Of that subscription, as it was read. */
    version: z.int(),
    item: z.int().describe('Number of its line'),
    now: fed,
    proposed: fed.extend({
      productVariant: z.string().describe('Path of the variant'),
      productSlug: z.string(),
      variantSlug: z.string(),
      /** Another recipe than now. */
      isOther: z.boolean(),
    }),
  }),
);
export type LifeEventShape = z.infer<typeof lifeEventShape>;

/** What was shown of a proposal: that, and nothing else, is taken. */
export const lifeEventTaking = z.object({
  subscription: z.string().max(40).describe('Its code'),
  item: z.int().min(1).describe('Number of the line'),
  productVariant: z
    .string()
    .max(255)
    .regex(/^\P{Cc}*$/u)
    .describe('Path of the variant'),
  quantity: z.int().min(1).max(9999).describe('Pieces of a delivery'),
  frequency: oneOf(FREQUENCIES.map(({ code }) => code)).describe('Days between two deliveries'),
});
export type LifeEventTaking = z.infer<typeof lifeEventTaking>;
