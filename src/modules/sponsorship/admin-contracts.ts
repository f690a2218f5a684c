import { z } from 'zod';
import { sponsorshipShape } from './contracts.ts';

/** Whom a customer recommended the shop to, and who recommended it to them. */
export const customerSponsorshipsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerSponsorships'),
  /** The code they share; null until they have asked for it. */
  code: z.string().nullable(),
  /** The newest ones. */
  friends: z.array(sponsorshipShape),
  total: z.int(),
  /** Number of the customer who recommended us to them. */
  sponsor: z.int().nullable(),
});
export type CustomerSponsorshipsShape = z.infer<typeof customerSponsorshipsShape>;
