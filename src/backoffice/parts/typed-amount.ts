import { z } from 'zod';
import { readCents } from '#kit/money.ts';

/** An amount as it was typed, `54,90` → 5490; null for an empty field. */
export const typedAmount = z
  .string()
  .default('')
  .transform((text, context) => {
    if (text.trim() === '') return null;
    const cents = readCents(text);
    if (cents === null)
      context.issues.push({ code: 'custom', input: text, params: { code: 'amount' } });
    return cents;
  })
  .meta({ control: 'amount' });
