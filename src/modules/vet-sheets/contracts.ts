import { z } from 'zod';
import { named, oneOf } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { LINK_DAYS } from './rules/index.ts';

export const refusals = {
  /** Nobody has such a link: it never existed, its day is over, or it was ended. */
  'vet_link.unknown': 404,
  /** The animal has as many links as may live together. */
  'vet_link.too_many': 422,
} as const satisfies RefusalCatalogue;

/** For how many days a link opens, today included. */
export const vetLinkInput = z.object({ days: oneOf(LINK_DAYS) });

const link = {
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('VetLink'),
  id: z.int(),
  createdAt: z.string(),
  /** The last civil day it opens. */
  lastDay: z.iso.date(),
};

export const vetLinkShape = named(
  'VetLink',
  'A link to the sheet of an animal that can still be opened.',
  z.object(link),
);
export type VetLinkShape = z.infer<typeof vetLinkShape>;

/** The answer that makes it: its token stands here and nowhere else. */
export const madeLinkShape = z.object({ ...link, token: z.string() });

/** What a vet reads: nothing of its owner, of other animals, of orders. kg, grams a day, civil dates. */
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
    /** False: only its age was said, the day is not known. */
    isBirthdayExact: z.boolean(),
    sterilized: z.boolean(),
    weight: z.number(),
    /** Newest first. */
    weights: z.array(z.object({ weighedOn: z.iso.date(), weight: z.number() })),
    condition: z.string(),
    /** 1 very thin to 5 very round, as its silhouette is drawn. */
    conditionLevel: z.int().min(1).max(5),
    activity: z.string(),
    feature: z.string(),
    feeds: z.array(z.string()),
    kibbleBrand: z.string(),
    /** What it is sent on subscription. */
    foods: z.array(
      z.object({
        productSlug: z.string(),
        productName: z.string(),
        variantName: z.string(),
        pieces: z.int(),
        /** Days between two deliveries. */
        every: z.int(),
        /** Fed alone; null where our equations answer for none. */
        rationGrams: z.int().nullable(),
        mealGrams: z.array(z.int()),
      }),
    ),
    lastDay: z.iso.date(),
  }),
);
export type VetSheetShape = z.infer<typeof vetSheetShape>;
