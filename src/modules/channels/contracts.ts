import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

/** Refusals common to all routes of the shop API. */
export const refusals = {
  /** The operation needs a signed-in customer. */
  'token.missing': 401,
  /** Rate limit exceeded; the response says when to retry. */
  'rate.limited': 429,
  /** The idempotency key was used before with another body. */
  'idempotency.mismatch': 422,
} as const satisfies RefusalCatalogue;

const item = (type: string) => ({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal(type),
});

export const channelShape = z.object({
  ...item('Channel'),
  code: z.string(),
  name: z.string(),
  baseCurrency: z.string(),
  defaultLocale: z.string(),
  currencies: z.array(z.string()),
  locales: z.array(z.string()),
  countries: z.array(z.string()),
});

export const countryShape = z.object({
  ...item('Country'),
  code: z.string(),
  name: z.string(),
  provinces: z.array(z.object({ code: z.string(), name: z.string() })),
});

export const localeShape = z.object({ ...item('Locale'), code: z.string(), name: z.string() });

export const currencyShape = z.object({ ...item('Currency'), code: z.string(), name: z.string() });
