import { z } from 'zod';
import { KINDS, SPECIES, TAX_CATEGORIES } from '#modules/catalog/admin-contracts.ts';
import { part } from './part.server.ts';

/** The boxes of a group that were ticked: `needs.sterilise` → `sterilise`. */
const ticked = (data: FormData, group: string) =>
  [...data.keys()].flatMap((name) =>
    name.startsWith(`${group}.`) ? [name.slice(group.length + 1)] : [],
  );

/** Saves kind, species, needs, tax and categories. */
export const editFacts = part(
  'editFacts',
  {
    species: z.enum(SPECIES),
    kind: z.enum(KINDS),
    taxCategory: z.enum(TAX_CATEGORIES),
    protein: z.string(),
    category: z.string(),
  },
  ({ protein, category, ...typed }, data) => ({
    facts: {
      ...typed,
      protein: protein || null,
      lifeStages: ticked(data, 'lifeStages'),
      sizes: ticked(data, 'sizes'),
      needs: ticked(data, 'needs'),
      subscribable: data.has('subscribable'),
      guided: data.has('guided'),
    },
    categories: [...new Set([category, ...ticked(data, 'categories')])].filter(Boolean),
  }),
  { prefix: 'facts.' },
);
