import { z } from 'zod';

/** A declaration of withdrawal whose money is to be back (WDR-04). */
export const dueWithdrawalShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Withdrawal'),
  reference: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  email: z.string(),
  /** As written; null: the whole order. */
  items: z.string().nullable(),
  declaredAt: z.string(),
  /** Civil date by which the money has to be back. */
  refundBy: z.string().nullable(),
});
export type DueWithdrawalShape = z.infer<typeof dueWithdrawalShape>;
