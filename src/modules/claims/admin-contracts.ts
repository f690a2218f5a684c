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
  /** Somebody looks after this parcel already. */
  'claim.open_already': 422,
  /** Its customer was given something for it already. */
  'claim.settled': 422,
  /** More pieces than were ordered, less those that were sent again before. */
  'claim.too_many': 422,
  /** Nothing was chosen. */
  'claim.no_pieces': 422,
  /** No parcel that left has this number, and no order that left either. */
  'claim.parcel_unknown': 404,
  /** More pieces than went out, less those that came back before. */
  'claim.not_sent': 422,
  'return.unknown': 404,
  /** Nothing of the order left: nothing can come back. */
  'return.nothing_sent': 422,
  /** A label was offered that nobody used yet. */
  'return.open_already': 422,
  /** No carrier of this order makes labels here. */
  'return.no_carrier': 422,
  /** It arrived, or was taken back before. */
  'return.over': 422,
} as const satisfies RefusalCatalogue;

export const newClaim = z.object({
  trackingNumber,
  kind: z.enum(CLAIM_KINDS),
  note: z.string().trim().max(500).default(''),
});
export type NewClaim = z.infer<typeof newClaim>;

/** What the carrier is asked for a parcel, and what it answered. */
export const claimProgress = z.object({
  state: z.enum(CLAIM_STATES),
  reference: z.string().trim().max(60).default(''),
  /** Cents. */
  cents: z.int().min(0).max(10_000_00).nullish(),
});
export type ClaimProgress = z.infer<typeof claimProgress>;

/** What is sent again, at no cost. */
export const resending = z.object({
  goods: z
    .array(z.object({ variantCode: z.string().min(1).max(40), quantity: z.int().min(1).max(999) }))
    .max(100),
});
export type Resending = z.infer<typeof resending>;

/** What stands under the bars of a parcel that came back: its number, or that of its order. */
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
  /** Where it goes: on a shelf to be sold again, or away. */
  outcome: z.enum(['shelf', 'waste']),
  place: z.string().max(20).nullish(),
});

/** What somebody found in a parcel that came back, looked at piece by piece. */
export const inspection = z.object({ pieces: z.array(piece).max(200) });
export type Inspection = z.infer<typeof inspection>;

const returnedPieceShape = z.object({
  variantCode: z.string(),
  productName: z.string(),
  variantName: z.string().nullable(),
  lot: z.string().nullable(),
  quantity: z.int(),
});

/** Why a label is offered with which goods are sent back at the shop's cost. */
export const newReturn = z.object({ reason: z.enum(RETURN_REASONS) });

const returnShape = z.object({
  id: z.int(),
  reason: z.enum(RETURN_REASONS),
  state: z.enum(RETURN_STATES),
  /** Null before the carrier made the label. */
  trackingNumber: z.string().nullable(),
  /** What the carrier says against it. */
  problem: z.string().nullable(),
  offeredAt: z.string(),
  offeredBy: z.string(),
  /** What its carrier said, the latest first. */
  events: z.array(parcelEventShape),
});
export type ReturnShape = z.infer<typeof returnShape>;

export const settlement = z.object({ outcome: z.enum(SETTLEMENTS) });

export const claimShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ParcelClaim'),
  id: z.int(),
  /** Of the order. */
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
  /** Number of the order that was sent again. */
  resentAs: z.string().nullable(),
  /** Pieces that came back so far, onto a shelf and away. */
  shelved: z.int(),
  wasted: z.int(),
});
export type ClaimShape = z.infer<typeof claimShape>;

/** The claims of an order, and what of it may still be sent again. */
export const orderClaimsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('OrderClaims'),
  claims: z.array(claimShape),
  /** What came back so far, onto a shelf or away. */
  cameBack: z.array(z.object({ variantCode: z.string(), quantity: z.int() })),
  /** What of each parcel may still come back, with its lots where these are clear. */
  returnable: z.array(
    z.object({ trackingNumber: z.string(), pieces: z.array(returnedPieceShape) }),
  ),
  /** Labels with which its goods are sent back, the latest last. */
  returns: z.array(returnShape),
  /** Number of the order this one sends again; null for one that was bought. */
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
/** Where a parcel that came back is looked at. */
export const foundParcelShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ReturnedParcel'),
  /** Of the order. */
  number: z.string(),
  claim: z.int(),
});
export type FoundParcelShape = z.infer<typeof foundParcelShape>;
export type OrderClaimsShape = z.infer<typeof orderClaimsShape>;
