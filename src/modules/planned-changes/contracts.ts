import { z } from 'zod';
import { ANSWERS } from './rules/index.ts';

const cents = z.int();

/** One subscription of who was written to, and what changes for it. */
const touchedShape = z.object({
  code: z.string(),
  /** Days between two deliveries. */
  frequency: z.int(),
  /** Civil date it applies to this one. */
  appliesOn: z.string(),
  /** What may still be answered; empty when it is too late, or decided. */
  answers: z.array(z.enum(ANSWERS)),
  answer: z.enum(ANSWERS).nullable(),
  status: z.string(),
  lines: z.array(
    z.object({
      variantCode: z.string(),
      productName: z.string(),
      variantName: z.string(),
      quantity: z.int(),
      /** Of a piece, before and after. */
      before: cents,
      after: cents,
    }),
  ),
});

/** What is announced to a subscriber, as the link of their mail shows it. */
export const announcedChangeShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('AnnouncedChange'),
  kind: z.enum(['price', 'replacement']),
  state: z.enum(['planned', 'applied', 'stopped']),
  reason: z.string(),
  appliesOn: z.string(),
  /** Of a replacement: what comes instead. */
  replacedBy: z.object({ productName: z.string(), variantName: z.string() }).nullable(),
  /** Without a yes it is not put in. */
  needsConsent: z.boolean(),
  subscriptions: z.array(touchedShape),
  /** What may be chosen instead. */
  alternatives: z.array(
    z.object({
      variantCode: z.string(),
      productName: z.string(),
      variantName: z.string(),
      price: cents,
    }),
  ),
});
export type AnnouncedChangeShape = z.infer<typeof announcedChangeShape>;

/** What a subscriber answers for one of their subscriptions. */
export const changeAnswer = z.object({
  subscription: z.string().max(40),
  answer: z.enum(ANSWERS),
  /** Of `other`: one of the alternatives. */
  variantCode: z.string().max(20).nullish(),
});
export type ChangeAnswer = z.infer<typeof changeAnswer>;
