import { z } from 'zod';
import { ANSWERS } from './rules/index.ts';

const cents = z.int();

/** A subscription of the notified customer, and what changes for it. */
const touchedShape = z.object({
  code: z.string(),
  /** Days between two deliveries. */
  frequency: z.int(),
  /** Civil date from which the change applies to this subscription. */
  appliesOn: z.string(),
  /** The possible answers; empty if it is too late or the customer answered. */
  answers: z.array(z.enum(ANSWERS)),
  answer: z.enum(ANSWERS).nullable(),
  status: z.string(),
  lines: z.array(
    z.object({
      variantCode: z.string(),
      productName: z.string(),
      variantName: z.string(),
      quantity: z.int(),
      /** Price of one piece, before and after. */
      before: cents,
      after: cents,
    }),
  ),
});

/** An announced change, as the link in the subscriber's mail shows it. */
export const announcedChangeShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('AnnouncedChange'),
  kind: z.enum(['price', 'replacement']),
  state: z.enum(['planned', 'applied', 'stopped']),
  reason: z.string(),
  appliesOn: z.string(),
  /** The replacing variant; null for a new price. */
  replacedBy: z.object({ productName: z.string(), variantName: z.string() }).nullable(),
  /** The replacement is made only if the customer accepts it. */
  needsConsent: z.boolean(),
  subscriptions: z.array(touchedShape),
  /** Other variants the customer may choose. */
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

/** A subscriber's answer for one of their subscriptions. */
export const changeAnswer = z.object({
  subscription: z.string().max(40),
  answer: z.enum(ANSWERS),
  /** The chosen alternative, if the answer is `other`. */
  variantCode: z.string().max(20).nullish(),
});
export type ChangeAnswer = z.infer<typeof changeAnswer>;
