import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { trackingNumber } from '#modules/orders/admin-contracts.ts';
import { parcelEventShape } from './contracts.ts';
import {
  CLAIM_KINDS,
  CLAIM_STATES,
  OUTCOMES,
  RETURN_REASONS,
  RETURN_STATES,
  SETTLEMENTS,
} from './rules/index.ts';

export const refusals = {
  'claim.unknown': 404,
  /** The parcel has an open claim already. */
  'claim.open_already': 422,
  /** The customer was already compensated for it. */
  'claim.settled': 422,
  /** More units than ordered, less those already sent again. */
  'claim.too_many': 422,
  /** No unit was selected. */
  'claim.no_pieces': 422,
  /** No parcel or order that left has this number. */
  'claim.parcel_unknown': 404,
  /** More units than were sent, less those that came back already. */
  'claim.not_sent': 422,
  'return.unknown': 404,
  /** Nothing of the order has left, so nothing can be returned. */
  'return.nothing_sent': 422,
  /** An unused return label exists already. */
  'return.open_already': 422,
  /** The order's carrier has no API for labels. */
  'return.no_carrier': 422,
  /** It has arrived or was cancelled. */
  'return.over': 422,
  /** After a change of mind, the customer sends the goods back at their own cost. */
  'return.own_cost': 422,
  /** The customer had a label of this order already, or it was sent too long ago: the team decides. */
  'return.ask_team': 422,
  /** The carrier does not accept the address; the team finds another way. */
  'return.refused': 422,
  /** The carrier has not answered yet. The request is kept, and is not made a second time. */
  'return.awaited': 503,
} as const satisfies RefusalCatalogue;

export const newClaim = z.object({
  trackingNumber,
  kind: z.enum(CLAIM_KINDS),
  note: z.string().trim().max(500).default(''),
});
export type NewClaim = z.infer<typeof newClaim>;

/** Claim against the carrier for a parcel, and the carrier's reply. */
export const claimProgress = z.object({
  state: z.enum(CLAIM_STATES),
  reference: z.string().trim().max(60).default(''),
  /** Amount in cents. */
  cents: z.int().min(0).max(10_000_00).nullish(),
});
export type ClaimProgress = z.infer<typeof claimProgress>;

/** Units to send again free of charge. */
export const resending = z.object({
  goods: z
    .array(z.object({ variantCode: z.string().min(1).max(40), quantity: z.int().min(1).max(999) }))
    .max(100),
});
export type Resending = z.infer<typeof resending>;

/** Scanned barcode of a returned parcel: its number, or that of its order. */
export const returnedParcel = z.object({
  code: z
    .string()
    .trim()
    .min(3)
    .max(60)
    .regex(/^[A-Za-z0-9 -]+$/),
});
export type ReturnedParcel = z.infer<typeof returnedParcel>;

const piece = z.object({
  variantCode: z.string().min(1).max(40),
  lot: z.string().max(60).nullable(),
  quantity: z.int().min(1).max(9999),
  /** Back into stock, or thrown away. */
  outcome: z.enum(['shelf', 'waste']),
  place: z.string().max(20).nullish(),
});

/** Contents of a returned parcel, inspected unit by unit. */
export const inspection = z.object({ pieces: z.array(piece).max(200) });
export type Inspection = z.infer<typeof inspection>;

const returnedPieceShape = z.object({
  variantCode: z.string(),
  productName: z.string(),
  variantName: z.string().nullable(),
  lot: z.string().nullable(),
  quantity: z.int(),
});

/** Why the shop offers a prepaid return label. */
export const newReturn = z.object({ reason: z.enum(RETURN_REASONS) });

const returnShape = z.object({
  id: z.int(),
  reason: z.enum(RETURN_REASONS),
  state: z.enum(RETURN_STATES),
  /** Null until the carrier has made the label. */
  trackingNumber: z.string().nullable(),
  /** Why the carrier refused it. */
  problem: z.string().nullable(),
  offeredAt: z.string(),
  /** Null: its customer asked for it. */
  offeredBy: z.string().nullable(),
  /** Carrier events, latest first. */
  events: z.array(parcelEventShape),
});
export type ReturnShape = z.infer<typeof returnShape>;

export const settlement = z.object({ outcome: z.enum(SETTLEMENTS) });

export const claimShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ParcelClaim'),
  id: z.int(),
  /** Number of the order. */
  number: z.string(),
  trackingNumber: z.string(),
  carrier: z.string().nullable(),
  kind: z.enum(CLAIM_KINDS),
  note: z.string(),
  openedAt: z.string(),
  openedBy: z.string(),
  state: z.enum(CLAIM_STATES),
  reference: z.string(),
  cents: z.int().nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  /** Number of the replacement order. */
  resentAs: z.string().nullable(),
  /** Units returned so far, back into stock and thrown away. */
  shelved: z.int(),
  wasted: z.int(),
});
export type ClaimShape = z.infer<typeof claimShape>;

/** The claims of an order, and the units that can still be sent again. */
export const orderClaimsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('OrderClaims'),
  claims: z.array(claimShape),
  /** Units returned so far, in stock again or thrown away. */
  cameBack: z.array(z.object({ variantCode: z.string(), quantity: z.int() })),
  /** Units of each parcel that can still come back, with lots where they are certain. */
  returnable: z.array(
    z.object({ trackingNumber: z.string(), pieces: z.array(returnedPieceShape) }),
  ),
  /** Return labels, latest last. */
  returns: z.array(returnShape),
  /** Number of the order that this one replaces; null for a normal order. */
  resends: z.string().nullable(),
  goods: z.array(
    z.object({
      variantCode: z.string(),
      productName: z.string(),
      variantName: z.string().nullable(),
      quantity: z.int(),
    }),
  ),
});
/** The claim to inspect a returned parcel in. */
export const foundParcelShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ReturnedParcel'),
  /** Number of the order. */
  number: z.string(),
  claim: z.int(),
});
export type FoundParcelShape = z.infer<typeof foundParcelShape>;
export type OrderClaimsShape = z.infer<typeof orderClaimsShape>;
