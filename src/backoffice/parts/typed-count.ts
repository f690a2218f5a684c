import { z } from 'zod';

/** A typed integer: no sign, no decimals, up to six digits. */
export const typedCount = z
  .string()
  .trim()
  .min(1)
  .regex(/^\d{1,6}$/)
  .transform(Number)
  .meta({ control: 'count' });
