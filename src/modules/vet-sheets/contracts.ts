import { z } from 'zod';
import { named, oneOf } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { LINK_DAYS } from './rules/index.ts';

export const refusals = {
  /** The link never existed, has expired, or was revoked. */
  'vet_link.unknown': 404,
  /** The animal has the maximum number of active links. */
  'vet_link.too_many': 422,
} as const satisfies RefusalCatalogue;

/** Number of days a link is valid, today included. */
export const vetLinkInput = z.object({ days: oneOf(LINK_DAYS) });

const link = {
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('VetLink'),
  id: z.int(),
  createdAt: z.string(),
  /** The last civil day it is valid. */
  lastDay: z.iso.date(),
};

export const vetLinkShape = named(
  'VetLink',
  'A link to the sheet of an animal that can still be opened.',
  z.object(link),
);
export type VetLinkShape = z.infer<typeof vetLinkShape>;

/** A new link with its token, which is returned only here. */
export const madeLinkShape = z.object({ ...link, token: z.string() });

/** What a vet sees: the animal, without its owner, other animals or orders. kg, grams per day, civil dates. */
export const vetSheetShape = named(
  'VetSheet',
  'An animal and what it eats, for who was given the link.',
  z.object({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('VetSheet'),
    name: z.string(),
    species: z.enum(['dog', 'cat']),
    breed: z.string(),
    crossbreed: z.boolean(),
    gender: z.string(),
    birthday: z.iso.date(),
    /** False when only the age was entered and the date is an estimate. */
    isBirthdayExact: z.boolean(),
    sterilized: z.boolean(),
    weight: z.number(),
    /** Newest first. */
    weights: z.array(z.object({ weighedOn: z.iso.date(), weight: z.number() })),
    condition: z.string(),
    /** Body condition, from 1 (very thin) to 5 (very round). */
    conditionLevel: z.int().min(1).max(5),
    activity: z.string(),
    feature: z.string(),
    feeds: z.array(z.string()),
    kibbleBrand: z.string(),
    /** Foods it gets by subscription. */
    foods: z.array(
      z.object({
        productSlug: z.string(),
        productName: z.string(),
        variantName: z.string(),
        pieces: z.int(),
        /** Days between two deliveries. */
        every: z.int(),
        /** Daily ration if it is the only food; null when it cannot be computed. */
        rationGrams: z.int().nullable(),
        mealGrams: z.array(z.int()),
      }),
    ),
    lastDay: z.iso.date(),
  }),
);
export type VetSheetShape = z.infer<typeof vetSheetShape>;
