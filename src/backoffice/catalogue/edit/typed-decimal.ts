import { z } from 'zod';

/** A number as somebody types it, `16,5` → 16.5, from 0 to `most`; null for an empty field. */
export const typedDecimal = (most: number) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const typed = text.trim().replace(',', '.');
      if (typed === '') return null;
      const value = /^\d{1,4}(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
      if (value <= most) return value;
      const params = Number.isNaN(value) ? { code: 'invalid' } : { code: 'max', max: most };
      context.issues.push({ code: 'custom', input: text, params });
      return null;
    });
