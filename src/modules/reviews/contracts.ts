import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  'review.unknown': 404,
  'review.read': 422,
  /** The caller has neither the order nor a link to review it, or it does not contain the product. */
  'review.order': 404,
  /** The order has not arrived yet, or never left. */
  'review.not_received': 422,
  /** The review was edited, withdrawn or decided since it was opened. */
  'review.changed': 409,
  /** The purchase is not proven, so the review cannot be published. */
  'review.unproven': 422,
} as const satisfies RefusalCatalogue;

/** A new review; `email` is required without an account. */
export const reviewInput = z.object({
  title: z.string().min(1).max(255),
  rating: z.int().min(1).max(5),
  comment: z.string().min(1).max(5000),
  /** Path or sku of the product. */
  product: z.string(),
  email: z.email().max(255).nullish(),
  /** Required of visitors where bot protection is configured (action `review`). */
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

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[\P{Cc}\t\r\n]*$/u);

/** A review by its author, new or edited; stars alone are enough. */
export const ownReviewInput = z.object({
  rating: z.int().min(1).max(5).describe('1 to 5'),
  title: text(120).default('').describe('Title; may be empty'),
  comment: text(5000).default('').describe('Text; may be empty'),
  author: text(40)
    .nullish()
    .transform((given) => given || null)
    .describe('Name shown with it; none shows that of any customer'),
  animal: z
    .string()
    .max(100)
    .nullish()
    .describe('One of the author’s animals; null for none, left out to keep the one shown'),
  showsAnimalName: z.boolean().default(false).describe('Whether the name of the animal is shown'),
  photo: z
    .object({
      fileId: z.string().regex(/^[\w-]{1,64}$/),
      url: z.string().min(1).max(1000),
    })
    .nullish()
    .describe('An uploaded picture; null for none, left out to keep the one shown'),
  version: z
    .int()
    .nullish()
    .describe('Of the text that was edited; null for a first one, left out for whatever there is'),
});
export type OwnReviewInput = z.output<typeof ownReviewInput>;

const reviewedAnimal = z.object({
  species: z.enum(['dog', 'cat']),
  name: z.string().nullable(),
  age: z.string(),
  breed: z.string().nullable(),
});

export const ownReviewShape = named(
  'OwnReview',
  'A review as its author reads it.',
  z.object({
    rating: z.int().describe('1 to 5'),
    title: z.string().describe('Title; may be empty'),
    comment: z.string().describe('Text; may be empty'),
    author: z.string().nullable().describe('Name shown with it'),
    status: z.enum(['new', 'accepted', 'rejected']).describe('Waits to be read, shown, or refused'),
    writtenOn: z.string().describe('Civil day it was written, or edited last'),
    version: z.int().describe('Of its text'),
    animal: z.string().nullable().describe('Which of their animals it was written of'),
    pet: reviewedAnimal.nullable().describe('What is shown of the animal'),
    photo: z.object({ url: z.string() }).nullable().describe('Its picture'),
    rejectedFor: z.string().nullable().describe('Why it is refused, in French'),
    rejectedNote: z.string().nullable().describe('What the team added to that'),
  }),
);

/** The products of an order, with their buyer's reviews. */
export const orderReviewsShape = named(
  'OrderReviews',
  'The products of an order that may be reviewed.',
  z.object({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('OrderReviews'),
    deliveredOn: z.string().nullable().describe('Civil day it arrived; null before'),
    number: z.string().nullable().describe('Of the order, for its customer who is signed in'),
    products: z
      .array(
        z.object({
          sku: z.string(),
          name: z.string(),
          slug: z.string(),
          pictureHash: z.string().nullable(),
          review: ownReviewShape.nullable(),
        }),
      )
      .describe('What came with it, each once'),
    animals: z
      .array(
        z.object({
          '@id': z.string(),
          species: z.enum(['dog', 'cat']),
          breed: z.string(),
          age: z.string(),
          name: z.string().nullable().describe('Null for who is not signed in'),
        }),
      )
      .describe('Animals of the buyer, to choose from'),
    imageTicket: z.string().nullable().describe('Lets a picture be uploaded; null for guests'),
    isInvited: z.boolean().describe('Whether it was opened by the link of an invitation'),
  }),
);
export type OrderReviewsShape = z.infer<typeof orderReviewsShape>;
export type OwnReviewShape = z.infer<typeof ownReviewShape>;
