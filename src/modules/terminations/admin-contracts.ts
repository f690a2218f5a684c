import { z } from 'zod';

const text = z.string().nullable();

/** A terminated contract as the team's list shows it (SUB-02). */
export const teamTerminationShape = z.object({
  '@type': z.literal('Termination'),
  /** Reference of the notice; the subscription's code when it was ended in the account. */
  reference: z.string(),
  /** `notice` from the public page or by telephone, `account` from the customer's account. */
  source: z.enum(['notice', 'account']),
  contract: z.string(),
  name: z.string(),
  email: z.string(),
  /** When it was received. */
  receivedAt: z.string(),
  /** Civil date asked for. */
  wishedOn: text,
  reason: text,
  message: text,
  subscriptions: z.array(z.string()),
  /** Civil date it takes effect; null when no contract matched. */
  endsOn: text,
  /** When its confirmation was sent; null when it is queued or failed. */
  confirmedAt: text,
});
export type TeamTerminationShape = z.infer<typeof teamTerminationShape>;
