import { z } from 'zod';

/** Whether an address gets the letter, and the proof that it asked for it (PRV-06). */
export const customerNewsletterShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerLetter'),
  /** Null: never asked for. */
  state: z.enum(['pending', 'confirmed', 'left']).nullable(),
  source: z.enum(['exit_popup', 'footer', 'account']).nullable(),
  askedAt: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  leftAt: z.string().nullable(),
  consentVersion: z.string().nullable(),
});
export type CustomerNewsletterShape = z.infer<typeof customerNewsletterShape>;
