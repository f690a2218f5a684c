import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { dataExportShape } from './contracts.ts';

export const refusals = {
  /** Both ids belong to the same account. */
  'merge.same': 422,
  /** A payment or refund is pending: it must be completed first. */
  'merge.money_in_flight': 422,
  /** One of the two accounts is blocked: the reason has to be resolved first. */
  'merge.blocked': 422,
  /** The owner of one of them requested deletion. */
  'merge.deletion_requested': 422,
  /** The data to be moved differs from the preview. */
  'merge.changed': 409,
} as const satisfies RefusalCatalogue;

/** Data exports of a customer, and whether their deletion is pending. */
export const customerPrivacyShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerPrivacy'),
  /** The latest ones; the archive itself is only for the customer. */
  exports: z.array(
    dataExportShape.pick({ id: true, state: true, requestedAt: true, expiresAt: true }),
  ),
  /** When the confirmation link expires; null when there is none. */
  deletionUntil: z.string().nullable(),
  erasedAt: z.string().nullable(),
  /** Id of the account it was merged into; null when it was not. */
  mergedInto: z.int().nullable(),
});
export type CustomerPrivacyShape = z.infer<typeof customerPrivacyShape>;

const side = z.object({ id: z.int(), name: z.string(), email: z.string(), createdAt: z.string() });
/** Number of rows by table and column, such as `orders.customer_id`. */
const counted = z.array(z.object({ name: z.string(), count: z.int() }));

/** The effect of merging an account into the one in the path. */
export const mergePreviewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerMerge'),
  kept: side,
  merged: side,
  /** Rows that would be moved. */
  moved: counted,
  /** Rows that an account can have only once and that would be deleted. */
  dropped: counted,
  /** Fingerprint of the preview; the merge is refused when it no longer matches. */
  seen: z.string(),
  /** Why it is impossible now, in French; null when it is possible. */
  refused: z.string().nullable(),
});
export type MergePreviewShape = z.infer<typeof mergePreviewShape>;

export const mergeInput = z.object({
  /** Id of the account that is merged into the other one. */
  customer: z.int().positive(),
  seen: z.string().max(100),
});
