import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import { PARCEL_STATES } from '#modules/carriers/rules/index.ts';
import { OWN_RETURN_REASONS, RETURN_REASONS } from './rules/index.ts';

/** A carrier event of a parcel. */
export const parcelEventShape = z.object({
  at: z.string().describe('When it happened'),
  state: z.enum(PARCEL_STATES).describe('`sent_back`: on its way back to who sent it'),
  label: z.string().describe('In the words of the carrier, in French'),
  place: z.string().nullable(),
});

export const ownReturnShape = named(
  'OrderReturn',
  'A parcel with which goods of an order go back at the shop’s cost.',
  z.object({
    '@id': z.string(),
    '@type': z.literal('OrderReturn'),
    id: z.int(),
    reason: z.enum(RETURN_REASONS),
    trackingNumber: z.string(),
    arrivedAt: z.string().nullable().describe('When the shop had it in its hands'),
    label: z
      .string()
      .nullable()
      .describe('Address of the label as a PDF; null once it arrived or is kept no more'),
    events: z.array(parcelEventShape).describe('What its carrier said, the latest first'),
  }),
);
export type OwnReturnShape = z.infer<typeof ownReturnShape>;

/** Why goods go back; `withdrawal` is refused, because that label is the customer's own cost. */
export const returnRequest = z.object({
  reason: z
    .string()
    .meta({ enum: [...OWN_RETURN_REASONS, 'withdrawal'] })
    .pipe(z.enum([...OWN_RETURN_REASONS, 'withdrawal'])),
});
