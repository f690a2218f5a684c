import { z } from 'zod';

const text = z.string().nullable();

/** The end of a contract, as the team follows it (SUB-02). */
export const teamTerminationShape = z.object({
  '@type': z.literal('Termination'),
  /** Of a notice; the code of the subscription for one ended in the account. */
  reference: z.string(),
  /** By the page of everybody or on the phone, or from the account. */
  source: z.enum(['notice', 'account']),
  contract: z.string(),
  name: z.string(),
  email: z.string(),
  /** When it was received. */
  receivedAt: z.string(),
  /** Civil date they wished. */
  wishedOn: text,
  reason: text,
  message: text,
  subscriptions: z.array(z.string()),
  /** Civil date it takes effect; null when no contract was found. */
  endsOn: text,
  /** When its confirmation was handed to the mail server; null: not yet, or it failed. */
  confirmedAt: text,
});
export type TeamTerminationShape = z.infer<typeof teamTerminationShape>;
