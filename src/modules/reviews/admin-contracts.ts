import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { REFUSAL_REASONS } from './rules/index.ts';
import { REVIEW_STATES } from './rules/team-list.ts';

export const refusals = {
  /** Only a published review can be answered. */
  'review.unpublished': 422,
} as const satisfies RefusalCatalogue;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[\P{Cc}\t\r\n]*$/u);

/** A decision of the team; `from` is the state the staff member saw, to detect concurrent decisions. */
export const reviewDecision = z
  .object({
    from: z.enum(REVIEW_STATES),
    /** Version of the text that was read: if its author edited it since, it must be read again. */
    version: z.coerce.number().int().nullish(),
    decision: z.enum(['accepted', 'rejected']),
    /** Required to reject; mailed to the author. */
    reason: z.preprocess((given) => given || null, z.enum(REFUSAL_REASONS).nullable()).optional(),
    note: text(500)
      .nullish()
      .transform((given) => given || null),
  })
  .refine(({ decision, reason }) => decision === 'accepted' || Boolean(reason), {
    path: ['reason'],
    params: { code: 'required' },
  });
export type ReviewDecision = z.output<typeof reviewDecision>;

/** The shop's public answer below a review; an empty text removes it. */
export const reviewAnswer = z.object({ text: text(2000) });

export const teamReviewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ProductReview'),
  id: z.int(),
  status: z.enum(REVIEW_STATES),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  sku: z.string(),
  product: z.string(),
  /** Display name, if one was given. */
  author: z.string().nullable(),
  customer: z.int().nullable(),
  email: z.string().nullable(),
  /** Civil date. */
  writtenOn: z.string(),
  /** Civil date of the purchase, as stated or found among their orders. */
  orderedOn: z.string().nullable(),
  rejectedFor: z.string().nullable(),
  rejectedNote: z.string().nullable(),
  /** Version of the text: increases when its author edits it. */
  version: z.int(),
  /** The order it belongs to; null when the purchase is not proven. */
  order: z.string().nullable(),
  animal: z
    .object({
      species: z.enum(['dog', 'cat']),
      name: z.string().nullable(),
      age: z.string(),
      breed: z.string().nullable(),
    })
    .nullable(),
  photo: z.object({ url: z.string() }).nullable(),
  answer: z.string().nullable(),
  demo: z.boolean(),
});
export type TeamReviewShape = z.infer<typeof teamReviewShape>;
