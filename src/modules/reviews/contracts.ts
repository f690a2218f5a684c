import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  'review.unknown': 404,
  'review.read': 422,
} as const satisfies RefusalCatalogue;

/** What a buyer writes; `email` is required of visitors. */
export const reviewInput = z.object({
  title: z.string().min(1).max(255),
  rating: z.int().min(1).max(5),
  comment: z.string().min(1).max(5000),
  /** Path or sku of the product. */
  product: z.string(),
  email: z.email().max(255).nullish(),
  /** Where bot protection is configured: of visitors (action `review`). */
  recaptchaToken: z.string().max(4000).nullish(),
});

export const reviewShape = named(
  'ProductReview',
  'A review that was accepted.',
  z.object({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('ProductReview'),
    id: z.int(),
    title: z.string(),
    rating: z.int(),
    comment: z.string(),
    author: z.object({ firstName: z.string() }),
    reviewSubject: z.string(),
    createdAt: z.string(),
    /** Invented for the demonstration. */
    demo: z.boolean(),
  }),
);
