import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** There is none, or it is not available to the customer yet (BIZ-17). */
  'invoice.not_available': 404,
  /** An issued invoice cannot be changed (INV-04). */
  'invoice.issued': 409,
  /** A cancelled order has no invoice. */
  'billing.cancelled': 422,
  /** A free second sending is covered by the invoice of the order it belongs to. */
  'billing.resent': 422,
  /** Nothing of the invoice is left to bill. */
  'billing.all_credited': 422,
  /** A gesture was credited: it belongs to no line, so what is left cannot be billed again line by line. */
  'billing.gesture': 422,
  /** The invoice says this already. */
  'billing.unchanged': 422,
  /** An invoice was issued, or replaced, since the form was shown. */
  'billing.invoice_changed': 409,
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
