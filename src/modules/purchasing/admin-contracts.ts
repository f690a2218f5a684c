import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { newDelivery } from '#modules/catalog/admin-contracts.ts';
import { PURCHASE_STATES } from './rules/index.ts';

export const refusals = {
  'supplier.unknown': 404,
  'supplier.name_taken': 422,
  /** What is ordered would have to last beyond the forecast. */
  'supplier.horizon': 422,
  /** Somebody changed it meanwhile. */
  'supplier.changed': 409,
  'purchase.unknown': 404,
  /** Somebody changed it meanwhile. */
  'purchase.changed': 409,
  /** It is not in a state in which this is done. */
  'purchase.state': 422,
  'purchase.empty': 422,
  'purchase.unknown_article': 422,
  /** Twice the same article in one list. */
  'purchase.twice': 422,
  /** A line of a delivery that nobody ordered here. */
  'purchase.not_ordered': 422,
  /** A delivery note that was received before. */
  'purchase.note_again': 422,
} as const satisfies RefusalCatalogue;

const version = z.int().min(1).max(2_000_000_000);
const variantCode = z
  .string()
  .trim()
  .regex(/^\d{8}$/);
const cost = z.int().min(0).max(10_000_000);

export const supplierDraft = z.object({
  name: z.string().trim().min(1).max(120),
  contact: z.string().trim().max(120),
  email: z.union([z.literal(''), z.email().max(254)]),
  telephone: z.string().trim().max(40),
  leadDays: z.int().min(0).max(60),
  coverDays: z.int().min(1).max(60),
  /** Cents before tax; 0: none. */
  minimum: z.int().min(0).max(100_000_000),
});
export type SupplierDraft = z.output<typeof supplierDraft>;

export const supplierChange = supplierDraft.extend({ version });

/** What somebody supplies: whatever is not on the list is supplied by them no more. */
export const suppliedArticles = z.object({
  version,
  articles: z
    .array(
      z.object({
        variantCode,
        reference: z.string().trim().max(60),
        multiple: z.int().min(1).max(10_000),
        cost,
      }),
    )
    .max(500),
});
export type SuppliedArticles = z.output<typeof suppliedArticles>;

const articleShape = z.object({
  variantCode: z.string(),
  sku: z.string(),
  name: z.string(),
  format: z.string(),
  ean: z.string().nullable(),
});

export const supplierShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Supplier'),
  id: z.int(),
  name: z.string(),
  contact: z.string(),
  email: z.string(),
  telephone: z.string(),
  leadDays: z.int(),
  coverDays: z.int(),
  /** Cents before tax. */
  minimum: z.int(),
  version: z.int(),
  /** How many formats they supply. */
  articles: z.int(),
});
export type SupplierShape = z.infer<typeof supplierShape>;

export const supplierDetailShape = supplierShape.extend({
  supplies: z.array(
    articleShape.extend({
      reference: z.string(),
      multiple: z.int(),
      /** Cents of a piece, before tax, as it was agreed. */
      cost: z.int(),
      /** Cents of a piece of what stands there, weighted; null: nothing came of an order yet. */
      average: z.number().nullable(),
      onHand: z.int(),
    }),
  ),
  /** Their orders nobody is done with. */
  open: z.array(z.object({ id: z.int(), number: z.string(), state: z.enum(PURCHASE_STATES) })),
});
export type SupplierDetailShape = z.infer<typeof supplierDetailShape>;

export const createdSupplier = z.object({
  '@type': z.literal('Supplier'),
  /** Null when this form was sent before. */
  id: z.int().nullable(),
});

export const newPurchase = z.object({ supplier: z.int().positive().max(1e9) });
export const openedPurchase = z.object({
  '@type': z.literal('PurchaseOrder'),
  /** Null when this form was sent before. */
  id: z.int().nullable(),
});

export const proposedPurchases = z.object({
  '@type': z.literal('PurchaseProposal'),
  /** Drafts that got lines; null when this form was sent before. */
  drafts: z.int().nullable(),
});

export const purchaseEdit = z.object({
  version,
  note: z.string().trim().max(500),
  lines: z.array(z.object({ variantCode, quantity: z.int().min(1).max(100_000), cost })).max(500),
});
export type PurchaseEdit = z.output<typeof purchaseEdit>;

export const ofVersion = z.object({ version });

/** A delivery that answers an order: its supplier goes without saying. */
export const purchaseReceipt = newDelivery.omit({ supplier: true });
export type PurchaseReceipt = z.output<typeof purchaseReceipt>;

export const purchaseShape = z.object({
  '@id': z.string(),
  '@type': z.literal('PurchaseOrder'),
  id: z.int(),
  /** `A00012` */
  number: z.string(),
  supplier: z.object({ id: z.int(), name: z.string() }),
  state: z.enum(PURCHASE_STATES),
  createdAt: z.string(),
  /** Civil; null before it is sent. */
  expectedOn: z.string().nullable(),
  isLate: z.boolean(),
  /** Ordered, and not received of them. */
  pieces: z.int(),
  missing: z.int(),
  /** Cents before tax, of what was ordered. */
  amount: z.int(),
});
export type PurchaseShape = z.infer<typeof purchaseShape>;

export const purchaseDetailShape = purchaseShape.extend({
  version: z.int(),
  note: z.string(),
  createdBy: z.string(),
  sentAt: z.string().nullable(),
  sentBy: z.string().nullable(),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
  /** Where it is sent; '': nowhere by itself. */
  email: z.string(),
  /** Cents before tax; 0: none. */
  minimum: z.int(),
  lines: z.array(
    articleShape.extend({
      reference: z.string(),
      multiple: z.int(),
      quantity: z.int(),
      received: z.int(),
      /** Cents of a piece, before tax. */
      cost: z.int(),
    }),
  ),
  /** What came of it, the latest first. */
  receipts: z.array(
    z.object({
      id: z.int(),
      note: z.string(),
      by: z.string(),
      receivedAt: z.string(),
      pieces: z.int(),
    }),
  ),
});
export type PurchaseDetailShape = z.infer<typeof purchaseDetailShape>;
