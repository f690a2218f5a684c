import { z } from 'zod';

/** A recall as published: which lot, why, and what to do (FOOD-03). */
export const publicRecallShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Recall'),
  id: z.int(),
  productName: z.string(),
  lot: z.string(),
  /** Dates printed on bags of the lot, the earliest first; may be empty. */
  bestBefore: z.array(z.string()),
  reason: z.string(),
  advice: z.string(),
  announcedAt: z.string(),
});
export type PublicRecallShape = z.infer<typeof publicRecallShape>;
