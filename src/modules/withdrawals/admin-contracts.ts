import { z } from 'zod';

/** A declaration of withdrawal whose refund is due (WDR-04). */
export const dueWithdrawalShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Withdrawal'),
  reference: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  email: z.string(),
  /** The customer's own words; null means the whole order. */
  items: z.string().nullable(),
  declaredAt: z.string(),
  /** Civil date by which the refund is due. */
  refundBy: z.string().nullable(),
});
export type DueWithdrawalShape = z.infer<typeof dueWithdrawalShape>;
