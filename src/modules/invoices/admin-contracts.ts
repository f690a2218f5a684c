import { z } from 'zod';

const cents = z.int();

/** An invoice or credit note in the team's list; the total of a credit note is the amount refunded. */
export const documentShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Document'),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** Number of its order. */
  order: z.string(),
  buyer: z.string(),
  country: z.string(),
  /** Number of the invoice corrected by a credit note. */
  corrects: z.string().nullable(),
  /** Civil dates: issued, and from when the customer may download it. */
  issuedOn: z.string(),
  visibleFrom: z.string(),
  total: cents,
  /** Belongs to a test order. */
  test: z.boolean(),
});
export type DocumentShape = z.infer<typeof documentShape>;

/** Result of verifying all documents. */
export const verificationShape = z.object({
  '@type': z.literal('Verification'),
  documents: z.int(),
  closings: z.int(),
  problems: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type VerificationShape = z.infer<typeof verificationShape>;

const vatLine = z.object({
  country: z.string(),
  regime: z.enum(['domestic', 'oss', 'origin']),
  /** Hundredths of a percent. */
  rate: z.int(),
  net: cents,
  vat: cents,
});

/** Totals issued in a period in cents, net of credit notes unless their name says otherwise. */
export const salesReportShape = z.object({
  '@type': z.literal('SalesReport'),
  from: z.string(),
  to: z.string(),
  months: z.array(
    z.object({
      /** For example `2026-11`. */
      month: z.string(),
      invoices: z.int(),
      creditNotes: z.int(),
      invoiced: cents,
      credited: cents,
      net: cents,
      vat: cents,
    }),
  ),
  vat: z.array(vatLine),
  totals: z.object({ invoiced: cents, credited: cents, net: cents, vat: cents }),
});
export type SalesReportShape = z.infer<typeof salesReportShape>;

/** A sealed day, month or year (INV-06). */
export const closingShape = z.object({
  '@type': z.literal('Closing'),
  kind: z.enum(['day', 'month', 'year']),
  firstDay: z.string(),
  lastDay: z.string(),
  invoices: z.int(),
  creditNotes: z.int(),
  invoiced: cents,
  credited: cents,
  net: cents,
  vat: cents,
  hash: z.string(),
});
export type ClosingShape = z.infer<typeof closingShape>;
