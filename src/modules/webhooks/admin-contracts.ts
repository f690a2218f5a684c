import { z } from 'zod';

/** A message the merchant's receiver has not taken. */
export const waitingMessageShape = z.object({
  '@id': z.string(),
  '@type': z.literal('WaitingMessage'),
  id: z.int(),
  event: z.string(),
  orderNumber: z.string().nullable(),
  attempts: z.int(),
  nextAt: z.string().nullable(),
  givenUpAt: z.string().nullable(),
  lastError: z.string().nullable(),
});
export type WaitingMessageShape = z.infer<typeof waitingMessageShape>;

/** From a message on, taken or not; absent: all that were given up. */
export const messageReplay = z.object({ from: z.int().positive().max(1e15).optional() });
