import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { deliveredLine, newDelivery } from '#modules/catalog/admin-contracts.ts';
import { MOST_DELIVERED, MOST_LINES } from '#modules/catalog/rules/index.ts';
import { PURCHASE_STATES } from './rules/index.ts';

export const refusals = {
  'supplier.unknown': 404,
  'supplier.name_taken': 422,
  /** Lead time and cover together exceed the forecast period. */
  'supplier.horizon': 422,
  /** Somebody changed the supplier meanwhile. */
  'supplier.changed': 409,
  'purchase.unknown': 404,
  /** Somebody changed the order meanwhile. */
  'purchase.changed': 409,
  /** The state of the order does not allow the action. */
  'purchase.state': 422,
  'purchase.empty': 422,
  'purchase.unknown_article': 422,
  /** The same article appears twice in a list. */
  'purchase.twice': 422,
  /** A delivered line is not in the order. */
  'purchase.not_ordered': 422,
  /** This delivery note was received before. */
  'purchase.note_again': 422,
  /** A delivered line has neither sound nor damaged pieces. */
  'purchase.no_pieces': 422,
  /** Damaged pieces without a word on what is wrong with them. */
  'purchase.damage_unsaid': 422,
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
  /** Minimum order value in cents before tax; 0 for none. */
  minimum: z.int().min(0).max(100_000_000),
});
export type SupplierDraft = z.output<typeof supplierDraft>;

export const supplierChange = supplierDraft.extend({ version });

/** The complete list of articles a supplier delivers: those missing are removed. */
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
  /** Minimum order value in cents before tax. */
  minimum: z.int(),
  version: z.int(),
  /** Number of formats they supply. */
  articles: z.int(),
});
export type SupplierShape = z.infer<typeof supplierShape>;

export const supplierDetailShape = supplierShape.extend({
  supplies: z.array(
    articleShape.extend({
      reference: z.string(),
      multiple: z.int(),
      /** Agreed cost per piece in cents before tax. */
      cost: z.int(),
      /** Weighted average cost in cents of the pieces in stock; null before the first delivery by order. */
      average: z.number().nullable(),
      onHand: z.int(),
    }),
  ),
  /** Their open orders. */
  open: z.array(z.object({ id: z.int(), number: z.string(), state: z.enum(PURCHASE_STATES) })),
});
export type SupplierDetailShape = z.infer<typeof supplierDetailShape>;

export const createdSupplier = z.object({
  '@type': z.literal('Supplier'),
  /** Null when the form was submitted before. */
  id: z.int().nullable(),
});

export const newPurchase = z.object({ supplier: z.int().positive().max(1e9) });
export const openedPurchase = z.object({
  '@type': z.literal('PurchaseOrder'),
  /** Null when the form was submitted before. */
  id: z.int().nullable(),
});

export const proposedPurchases = z.object({
  '@type': z.literal('PurchaseProposal'),
  /** Number of drafts that got lines; null when the form was submitted before. */
  drafts: z.int().nullable(),
});

export const purchaseEdit = z.object({
  version,
  note: z.string().trim().max(500),
  lines: z.array(z.object({ variantCode, quantity: z.int().min(1).max(100_000), cost })).max(500),
});
export type PurchaseEdit = z.output<typeof purchaseEdit>;

export const ofVersion = z.object({ version });

/** A delivery for an order; the supplier is that of the order. */
export const purchaseReceipt = newDelivery.omit({ supplier: true }).extend({
  lines: z
    .array(
      deliveredLine.extend({
        /** Sound pieces: they become stock. */
        quantity: z.int().min(0).max(MOST_DELIVERED),
        /** Pieces that arrived broken: they never become stock, and count as arrived. */
        damaged: z.int().min(0).max(MOST_DELIVERED).default(0),
        /** What is wrong with the damaged ones, as it is claimed from the supplier. */
        damage: z.string().trim().max(200).default(''),
      }),
    )
    .min(1)
    .max(MOST_LINES),
});
export type PurchaseReceipt = z.input<typeof purchaseReceipt>;

export const purchaseShape = z.object({
  '@id': z.string(),
  '@type': z.literal('PurchaseOrder'),
  id: z.int(),
  /** `A00012` */
  number: z.string(),
  supplier: z.object({ id: z.int(), name: z.string() }),
  state: z.enum(PURCHASE_STATES),
  createdAt: z.string(),
  /** Civil date; null before the order is sent. */
  expectedOn: z.string().nullable(),
  isLate: z.boolean(),
  /** Pieces ordered, and those that did not arrive yet. */
  pieces: z.int(),
  missing: z.int(),
  /** Pieces that arrived broken: never stock, and to be claimed from the supplier. */
  damaged: z.int(),
  /** Order value in cents before tax. */
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
  /** Address for orders; empty when they are not mailed. */
  email: z.string(),
  /** Minimum order value in cents before tax; 0 for none. */
  minimum: z.int(),
  lines: z.array(
    articleShape.extend({
      reference: z.string(),
      multiple: z.int(),
      quantity: z.int(),
      /** Pieces that became stock, and those that arrived broken. */
      received: z.int(),
      damaged: z.int(),
      /** Cents of a piece, before tax. */
      cost: z.int(),
    }),
  ),
  /** Deliveries received for it, latest first. */
  receipts: z.array(
    z.object({
      id: z.int(),
      note: z.string(),
      by: z.string(),
      receivedAt: z.string(),
      /** Pieces that became stock, and those that arrived broken. */
      pieces: z.int(),
      damaged: z.int(),
    }),
  ),
  /** What can be claimed from the supplier as damaged, latest first. */
  damages: z.array(
    z.object({
      id: z.int(),
      variantCode: z.string(),
      quantity: z.int(),
      /** Empty when unknown. */
      lot: z.string(),
      damage: z.string(),
      /** Cents of a piece, before tax. */
      cost: z.int(),
      /** Number of the delivery note. */
      note: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
});
export type PurchaseDetailShape = z.infer<typeof purchaseDetailShape>;
