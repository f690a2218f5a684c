import { z } from 'zod';

/** The animals of a customer, as the team reads them. */
export const customerAnimalsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerAnimals'),
  animals: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      species: z.string(),
      breed: z.string(),
      birthday: z.string(),
      /** kg. */
      weight: z.number(),
      sterilized: z.boolean(),
    }),
  ),
});
export type CustomerAnimalsShape = z.infer<typeof customerAnimalsShape>;
