import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { isPlainMessage, MESSAGE_LENGTH } from './rules/index.ts';

export const refusals = {
  /** The feature is switched off, or its promotions are not active. */
  'sponsorship.closed': 404,
  /** The code does not exist. */
  'sponsorship.unknown': 404,
  'sponsorship.own_address': 422,
  'sponsorship.already_customer': 422,
  'sponsorship.already_invited': 422,
  'sponsorship.daily_limit': 422,
  /** The sponsor's name contains a link or other advertising. */
  'sponsorship.name': 422,
  'sponsorship.wish': 422,
} as const satisfies RefusalCatalogue;

/** Maximum number of addresses per request. */
const MOST_AT_ONCE = 10;

const email = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}*$/u)
  .check(z.email());

/** Addresses to invite, and a personal message (contracts §2.4). */
export const invitationInput = z.object({
  emails: z.array(email).min(1).max(MOST_AT_ONCE),
  message: z
    .string()
    .trim()
    // A text that is too long is not checked further.
    .max(MESSAGE_LENGTH, { abort: true })
    .refine(isPlainMessage, { params: { code: 'sponsorship.wish' } })
    .nullish(),
});
export type InvitationInput = z.output<typeof invitationInput>;

export const sponsorshipShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Sponsorship'),
  id: z.int(),
  /** Masked, since the address itself is not stored. */
  email: z.string(),
  status: z.enum(['sent', 'registered', 'rewarded']),
  sentAt: z.string(),
});
export type SponsorshipShape = z.infer<typeof sponsorshipShape>;

const terms = {
  code: z.string(),
  /** Reduction of a friend's first order, with the minimum value of goods; cents. */
  benefit: z.int(),
  benefitMinimum: z.int(),
};

export const sponsorshipsShape = z
  .object({
    'hydra:member': z.array(sponsorshipShape),
    'hydra:totalItems': z.int(),
    ...terms,
    link: z.string(),
    /** The sponsor's reward per friend's first order, with the minimum value of goods to use it; cents. */
    reward: z.int(),
    rewardMinimum: z.int(),
  })
  .loose();
export type SponsorshipsShape = z.infer<typeof sponsorshipsShape>;

/** What the link of a shared code displays. */
export const sponsorCodeShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('SponsorCode'),
  ...terms,
  sponsor: z.string(),
});
export type SponsorCodeShape = z.infer<typeof sponsorCodeShape>;
