import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { dataExportShape } from './contracts.ts';

export const refusals = {
  /** Both numbers are of one account. */
  'merge.same': 422,
  /** Somebody is paying, or money is on its way back: it must have arrived first. */
  'merge.money_in_flight': 422,
  /** One of both may not sign in: why is to be settled first. */
  'merge.blocked': 422,
  /** One of both asked to be forgotten. */
  'merge.deletion_requested': 422,
  /** Something else would move than what was shown. */
  'merge.changed': 409,
} as const satisfies RefusalCatalogue;

/** Copies a customer was made, and whether they are to be forgotten. */
export const customerPrivacyShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerPrivacy'),
  /** The newest ones; the archive itself is for its owner alone. */
  exports: z.array(
    dataExportShape.pick({ id: true, state: true, requestedAt: true, expiresAt: true }),
  ),
  /** The link to confirm it works until then; null when none waits. */
  deletionUntil: z.string().nullable(),
  erasedAt: z.string().nullable(),
  /** The number of the account it became; null while it is one of its own. */
  mergedInto: z.int().nullable(),
});
export type CustomerPrivacyShape = z.infer<typeof customerPrivacyShape>;

const side = z.object({ id: z.int(), name: z.string(), email: z.string(), createdAt: z.string() });
/** How many rows of a kind, named by table and column as `orders.customer_id`. */
const counted = z.array(z.object({ name: z.string(), count: z.int() }));

/** What would happen if an account became the one of the path. */
export const mergePreviewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerMerge'),
  kept: side,
  merged: side,
  /** What would change hands. */
  moved: counted,
  /** What one account cannot have twice and would be gone. */
  dropped: counted,
  /** Names all of this; what is sent with it does this and nothing else. */
  seen: z.string(),
  /** Why it cannot be done now, in French; null when it can. */
  refused: z.string().nullable(),
});
export type MergePreviewShape = z.infer<typeof mergePreviewShape>;

export const mergeInput = z.object({
  /** The number of the account that is given up. */
  customer: z.int().positive(),
  seen: z.string().max(100),
});
