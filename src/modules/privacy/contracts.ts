import { z } from 'zod';

/** Free words are read with the request and forgotten with the person. */
const LONGEST_REASON = 500;

/** `socialToken` proves who signed in without a password (contracts §2.9). */
export const deletionRequest = z.object({
  password: z.string().max(1024).nullish(),
  socialToken: z.string().max(4096).nullish(),
  reason: z.string().trim().max(LONGEST_REASON).nullish(),
});
export type DeletionRequest = z.infer<typeof deletionRequest>;
