import { z } from 'zod';
import { sponsorshipShape } from './contracts.ts';

/** The people a customer recommended the shop to, and who recommended it to them. */
export const customerSponsorshipsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerSponsorships'),
  /** The code they share; null until they first open that page. */
  code: z.string().nullable(),
  /** The latest ones. */
  friends: z.array(sponsorshipShape),
  total: z.int(),
  /** Id of the customer who recommended the shop to them. */
  sponsor: z.int().nullable(),
});
export type CustomerSponsorshipsShape = z.infer<typeof customerSponsorshipsShape>;
