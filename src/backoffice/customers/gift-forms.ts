import { z } from 'zod';
import { typedAmount } from '../parts/typed-amount.ts';

export const giftForm = z.object({
  amount: typedAmount.pipe(z.int().min(1)),
  reason: z.string().trim().min(1).max(300),
  expiresOn: z.preprocess((typed) => typed || null, z.iso.date().nullable()),
});
export const voucherForm = giftForm.extend({
  expiresOn: z.string().min(1).meta({ control: 'day' }),
  email: z.string().trim().min(1).max(255).meta({ control: 'email' }),
});
