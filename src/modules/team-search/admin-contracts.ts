import { z } from 'zod';
import { KINDS } from './rules/index.ts';

/** A search result. Which fields are set depends on its kind. */
export const foundShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Found'),
  kind: z.enum(KINDS),
  /** Key in URLs of the back office. */
  key: z.string(),
  title: z.string(),
  /** Name of the person; null when there is none, or the role may not see it. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** When it was placed, sent or created. */
  at: z.iso.datetime({ offset: true }).nullable(),
  /** Cents. */
  total: z.int().nullable(),
  /** For an order, the single status its customer sees; for other kinds, a state of that kind. */
  state: z.string().nullable(),
  /** Hash of a product's picture. */
  picture: z.string().nullable(),
});
export type FoundShape = z.infer<typeof foundShape>;
