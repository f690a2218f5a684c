import { z } from 'zod';

const cents = z.int();

/** An invoice or a credit note, as the team finds it; a credit note's total is what it gives back. */
export const documentShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Document'),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** Number of its order. */
  order: z.string(),
  buyer: z.string(),
  country: z.string(),
  /** Number of the invoice a credit note takes back. */
  corrects: z.string().nullable(),
  /** Civil dates: issued, and from when the customer may read it. */
  issuedOn: z.string(),
  visibleFrom: z.string(),
  total: cents,
  /** Of an order that only tried the shop. */
  test: z.boolean(),
});
export type DocumentShape = z.infer<typeof documentShape>;

/** What reading every document again found. */
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

/** What was issued in a period, in cents, credit notes deducted unless their name says otherwise. */
export const salesReportShape = z.object({
  '@type': z.literal('SalesReport'),
  from: z.string(),
  to: z.string(),
  months: z.array(
    z.object({
      /** `2026-11` */
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

/** A day, a month or a year that was sealed (INV-06). */
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
