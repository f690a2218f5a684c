import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { codesOf, expressionsOf, wordsOf } from './rules/index.ts';

export const refusals = {
  'search.synonym_unknown': 404,
  /** Another line defines the expression, which would then have two meanings. */
  'search.synonym_known': 422,
  'search.pin_unknown': 404,
  /** Another line puts products first for the expression. */
  'search.pin_taken': 422,
  'search.pin_product': 422,
} as const satisfies RefusalCatalogue;

const LONGEST = 400;
const expressions = z
  .string()
  .trim()
  .max(LONGEST)
  .regex(/^\P{Cc}*$/u);
const hasWords = (text: string) => expressionsOf(text).some((one) => wordsOf(one).length > 0);

/** Comma-separated words and expressions. */
export const synonymInput = z.object({
  language: z
    .enum(['fr', 'nl'])
    .default('fr')
    .meta({ description: 'The language it is searched in' }),
  typed: expressions.min(1).refine(hasWords).meta({ description: 'What shoppers type' }),
  meant: expressions.meta({
    description: 'What is looked for besides; empty: it says nothing about a product',
  }),
});
export type SynonymInput = z.output<typeof synonymInput>;

export const synonymShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SearchSynonym'),
  id: z.int(),
  language: z.enum(['fr', 'nl']),
  typed: z.string(),
  meant: z.string(),
});
export type SynonymShape = z.infer<typeof synonymShape>;

const MOST_PINNED = 20;

/** Products put first for what shoppers type. */
export const pinInput = z.object({
  language: synonymInput.shape.language,
  typed: expressions
    .min(1)
    .refine((text) => expressionsOf(text).every((one) => wordsOf(one).length > 0))
    .refine(hasWords)
    .meta({ description: 'What shoppers type, whole queries separated by commas' }),
  products: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .refine((text) => codesOf(text).length > 0 && codesOf(text).length <= MOST_PINNED)
    .meta({ description: 'Codes of products, one a line, the first on top' }),
  isOn: z.boolean().default(true),
  endsOn: z.iso.date().nullable().default(null).meta({ description: 'Its last civil day' }),
});
export type PinInput = z.output<typeof pinInput>;

export const pinShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SearchPin'),
  id: z.int(),
  language: z.enum(['fr', 'nl']),
  typed: z.string(),
  /** In order; without a name: it is gone from the catalogue. */
  products: z.array(z.object({ code: z.string(), name: z.string().nullable() })),
  isOn: z.boolean(),
  endsOn: z.string().nullable(),
});
export type PinShape = z.infer<typeof pinShape>;
