import { z } from 'zod';
import { readDecimal } from '#kit/decimal.ts';

/** A number as somebody types it, `16,5` → 16.5, from 0 to `most`; null for an empty field. */
export const typedDecimal = (most: number) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const value = readDecimal(text);
      if (value === null || (value >= 0 && value <= most)) return value;
      const params = !(value >= 0) ? { code: 'invalid' } : { code: 'max', max: most };
      context.issues.push({ code: 'custom', input: text, params });
      return null;
    })
    .meta({ control: 'amount' });
