import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { expressionsOf, wordsOf } from './rules/index.ts';

export const refusals = {
  'search.synonym_unknown': 404,
  /** Another line defines the expression, which would then have two meanings. */
  'search.synonym_known': 422,
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
