import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

/** What any route of the shop API may refuse with. */
export const refusals = {
  /** The call needs a signed-in customer. */
  'token.missing': 401,
  /** Asked too often; the answer says when to come back. */
  'rate.limited': 429,
  /** The key was sent before with another body. */
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
