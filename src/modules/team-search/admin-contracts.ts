import { z } from 'zod';
import { KINDS } from './rules/index.ts';

/** One thing the team looked for. What is shown of it besides is of its kind. */
export const foundShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Found'),
  kind: z.enum(KINDS),
  /** As an address of the back office names it. */
  key: z.string(),
  title: z.string(),
  /** Whose it is; null: nobody's, or not for this role. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** When it was placed, sent or made. */
  at: z.iso.datetime({ offset: true }).nullable(),
  /** Cents. */
  total: z.int().nullable(),
  /** Of an order: its one status, as its customer sees it; of another thing: a word of its kind. */
  state: z.string().nullable(),
  /** Hash of the picture of a product. */
  picture: z.string().nullable(),
});
export type FoundShape = z.infer<typeof foundShape>;
