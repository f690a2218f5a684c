import { z } from 'zod';
import { readVatNumber } from '#kit/vat-number.ts';
import { postalAddressShape, postalAddressWith } from '#modules/customers/contracts.ts';

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
  /** Number of the invoice that another replaces, after its buyer was corrected. */
  replaces: z.string().nullable(),
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

/** Who an order is billed to, and what correcting it would do. */
export const billingShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Billing'),
  version: z.int(),
  address: postalAddressShape.nullable(),
  vatNumber: z.string().nullable(),
  /**
   * The invoice that stands, and what is left of it in cents: a correction takes it back by a credit note and issues
   * another of that amount. Null while there is none: then only what is stored changes.
   */
  invoice: z.string().nullable(),
  amount: cents.nullable(),
  /** Who is sent both documents. */
  email: z.string().nullable(),
  possible: z.boolean(),
  /** Why it is not possible. */
  reason: z.string().nullable(),
});
export type BillingShape = z.infer<typeof billingShape>;

/** A VAT number as typed, read without its blanks; null for none. */
export const vatNumberInput = z
  .string()
  .trim()
  .max(30)
  .refine((typed) => typed === '' || readVatNumber(typed) !== null, {
    params: { code: 'vat_number' },
  })
  .nullish()
  .transform((typed) => (typed ? readVatNumber(typed) : null));

export const billingCorrection = postalAddressWith({
  /** With or without blanks; its form and, in France, Belgium and Luxembourg, its check digits count. */
  vatNumber: vatNumberInput,
  /** Version of the order that the form was filled from. */
  version: z.int().nullish(),
  /** Number of the invoice that was seen; null when there was none. Refused when another one stands. */
  invoice: z.string().trim().max(40).nullable().default(null),
});
