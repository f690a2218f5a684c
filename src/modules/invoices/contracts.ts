import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** It does not exist, or its day has not come (BIZ-17). */
  'invoice.not_available': 404,
  /** What an invoice says cannot be changed any more (INV-04). */
  'invoice.issued': 409,
} as const satisfies RefusalCatalogue;

/** An invoice or a credit note of an order, without what stands in it. */
export const invoiceShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Invoice'),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** Civil dates. */
  issuedOn: z.string(),
  availableFrom: z.string(),
  /** Whether its PDF can be read now, at `@id`. */
  available: z.boolean(),
  total: z.int(),
});
export type InvoiceShape = z.infer<typeof invoiceShape>;
