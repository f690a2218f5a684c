import { z } from 'zod';
import { named, oneOf } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { LIFE_EVENTS } from './rules/index.ts';

export const refusals = {
  /** The caller has no such event, or nothing is proposed for it. */
  'life_event.unknown': 404,
  /** It was accepted or dismissed before. */
  'life_event.answered': 409,
} as const satisfies RefusalCatalogue;

const fed = z.object({
  productName: z.string(),
  variantName: z.string(),
  /** Units per delivery. */
  pieces: z.int(),
  /** Days between two deliveries. */
  every: z.int(),
  /** Grams a day; null when there is no ration. */
  rationGrams: z.int().nullable(),
  /** Whole days a delivery lasts; null when there is no ration. */
  days: z.int().nullable(),
  /** Cents, delivery included; null without a ration, or when the parcel contains other lines. */
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
    /** Civil date it was detected. */
    happenedOn: z.iso.date(),
    /** Weight in kg; for weight events only. */
    weightBefore: z.number().nullable(),
    weight: z.number().nullable(),
    subscription: z.string().describe('Code of the subscription it is proposed for'),
    /** Version of that subscription. */
    version: z.int(),
    item: z.int().describe('Number of its line'),
    now: fed,
    proposed: fed.extend({
      productVariant: z.string().describe('Path of the variant'),
      productSlug: z.string(),
      variantSlug: z.string(),
      /** Another recipe than the current one. */
      isOther: z.boolean(),
    }),
  }),
);
export type LifeEventShape = z.infer<typeof lifeEventShape>;

/** The proposal as it was shown; accepting applies exactly that. */
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
