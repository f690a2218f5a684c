import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { REFUSAL_REASONS } from './rules/index.ts';
import { REVIEW_STATES } from './rules/team-list.ts';

export const refusals = {
  /** Nobody reads an answer to a review that is not shown. */
  'review.unpublished': 422,
} as const satisfies RefusalCatalogue;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[\P{Cc}\t\r\n]*$/u);

/** What the team decides; `from` is the state it saw, so that two who decide at once are told. */
export const reviewDecision = z
  .object({
    from: z.enum(REVIEW_STATES),
    /** Of the text that was read: one its author edited meanwhile is read again first. */
    version: z.coerce.number().int().nullish(),
    decision: z.enum(['accepted', 'rejected']),
    /** Needed to reject, told to the writer. */
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

/** What the shop says below a review, for everybody to read; empty takes it away. */
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
  /** Name shown, if one was given. */
  author: z.string().nullable(),
  customer: z.int().nullable(),
  email: z.string().nullable(),
  /** Civil date. */
  writtenOn: z.string(),
  /** Civil date of the purchase, known or found among their orders. */
  orderedOn: z.string().nullable(),
  rejectedFor: z.string().nullable(),
  rejectedNote: z.string().nullable(),
  /** Of the text: it rises when its author edits it. */
  version: z.int(),
  /** The order it came with; null where nothing shows that its writer received the product. */
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
