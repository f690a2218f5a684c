import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { isPlainMessage, MESSAGE_LENGTH } from './rules/index.ts';

export const refusals = {
  /** This part of the shop is switched off, or gives nothing now. */
  'sponsorship.closed': 404,
  /** Nobody has this code. */
  'sponsorship.unknown': 404,
  'sponsorship.own_address': 422,
  'sponsorship.already_customer': 422,
  'sponsorship.already_invited': 422,
  'sponsorship.daily_limit': 422,
  /** The sponsor's own name would carry an advertisement. */
  'sponsorship.name': 422,
  'sponsorship.wish': 422,
} as const satisfies RefusalCatalogue;

/** How many people one mail round may go to. */
const MOST_AT_ONCE = 10;

const email = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}*$/u)
  .check(z.email());

/** Whom to write to, and what to tell them (contracts §2.4). */
export const invitationInput = z.object({
  emails: z.array(email).min(1).max(MOST_AT_ONCE),
  message: z
    .string()
    .trim()
    // What is too long is looked at no further.
    .max(MESSAGE_LENGTH, { abort: true })
    .refine(isPlainMessage, { params: { code: 'sponsorship.wish' } })
    .nullish(),
});
export type InvitationInput = z.output<typeof invitationInput>;

export const sponsorshipShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Sponsorship'),
  id: z.int(),
  /** Masked: we do not keep the address of who was written to. */
  email: z.string(),
  status: z.enum(['sent', 'registered', 'rewarded']),
  sentAt: z.string(),
});
export type SponsorshipShape = z.infer<typeof sponsorshipShape>;

const terms = {
  code: z.string(),
  /** What a friend gets off their first order, from this amount of goods on; cents. */
  benefit: z.int(),
  benefitMinimum: z.int(),
};

export const sponsorshipsShape = z
  .object({
    'hydra:member': z.array(sponsorshipShape),
    'hydra:totalItems': z.int(),
    ...terms,
    link: z.string(),
    /** What the sponsor gets for each friend's first order, from this amount of goods on; cents. */
    reward: z.int(),
    rewardMinimum: z.int(),
  })
  .loose();
export type SponsorshipsShape = z.infer<typeof sponsorshipsShape>;

/** What a shared code says to who opens its link. */
export const sponsorCodeShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('SponsorCode'),
  ...terms,
  sponsor: z.string(),
});
export type SponsorCodeShape = z.infer<typeof sponsorCodeShape>;
