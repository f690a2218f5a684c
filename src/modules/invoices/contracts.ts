import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** There is none, or it is not available to the customer yet (BIZ-17). */
  'invoice.not_available': 404,
  /** An issued invoice cannot be changed (INV-04). */
  'invoice.issued': 409,
} as const satisfies RefusalCatalogue;

/** An invoice or credit note of an order, without its content. */
export const invoiceShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Invoice'),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** Civil dates. */
  issuedOn: z.string(),
  availableFrom: z.string(),
  /** Whether its PDF can be downloaded now, at `@id`. */
  available: z.boolean(),
  total: z.int(),
});
export type InvoiceShape = z.infer<typeof invoiceShape>;
